"""A way to a server on loopback that takes longer: what goes through it arrives later, in both directions."""

import heapq
import itertools
import select
import socket
import threading
import time


class DelayedWay:
    """Listens on `port` and leads to `target`; a message and its answer take `delay` seconds more together."""

    def __init__(self, target, delay):
        self.target, self.half = target, delay / 2
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.port = self.listener.getsockname()[1]
        self.isOver = False
        threading.Thread(target=self.accept, daemon=True).start()

    def accept(self):
        while not self.isOver:
            try:
                near, _ = self.listener.accept()
            except OSError:
                return
            far = socket.create_connection(("127.0.0.1", self.target))
            for one in [near, far]:
                one.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            threading.Thread(target=self.pass_on, args=(near, far), daemon=True).start()

    def pass_on(self, near, far):
        waiting, order = [], itertools.count()
        ends = {near: far, far: near}
        while ends or waiting:
            left = max(waiting[0][0] - time.monotonic(), 0) if waiting else 1
            for one in select.select(list(ends), [], [], left)[0]:
                try:
                    data = one.recv(1 << 16)
                except OSError:
                    data = b""
                to = far if one is near else near
                heapq.heappush(waiting, (time.monotonic() + self.half, next(order), to, data))
                if not data:
                    del ends[one]
            while waiting and waiting[0][0] <= time.monotonic():
                _, _, to, data = heapq.heappop(waiting)
                try:
                    if data:
                        to.sendall(data)
                    else:
                        to.shutdown(socket.SHUT_WR)
                except OSError:
                    pass
        near.close()
        far.close()

    def end(self):
        self.isOver = True
        self.listener.close()
