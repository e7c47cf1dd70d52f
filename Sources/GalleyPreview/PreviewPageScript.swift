enum PreviewPageScript {
    static let script = #"""
        'use strict';
        const $ = id => document.getElementById(id);
        const stage = $('stage'), picture = $('picture'), elements = $('elements');
        const sizes = ['xSmall', 'small', 'medium', 'large', 'xLarge', 'xxLarge', 'xxxLarge', 'accessibility1',
          'accessibility2', 'accessibility3', 'accessibility4', 'accessibility5'];
        for (const size of sizes) $('typeSize').add(new Option(size));
        const galley = window.galley = {answered: 0, sent: 0, pictures: 0, pictureBuild: 0, latency: null};
        const begun = new Map();
        let socket, shown = null, wanted = {kind: 'show'}, pause = 200, size = {width: 0, height: 0}, lastBuild = 0;

        function send(command) {
          if (!socket || socket.readyState !== 1) return;
          command.id = ++galley.sent;
          begun.set(command.id, performance.now());
          if (begun.size > 500) begun.delete(begun.keys().next().value);
          socket.send(JSON.stringify(command));
        }
        function connect() {
          socket = new WebSocket('ws://' + location.host + '/live');
          socket.onopen = () => { pause = 200; send({...wanted}); };
          socket.onmessage = event => {
            const {picture, status} = JSON.parse(event.data);
            if (picture) draw(picture);
            tell(status, picture);
            requestAnimationFrame(() => {
              if (picture) drawn(picture, status);
              if (socket.readyState === 1) socket.send('{"kind":"drawn"}');
            });
          };
          socket.onclose = () => {
            $('state').textContent = 'Not connected; trying again …';
            setTimeout(connect, pause);
            pause = Math.min(pause * 2, 3000);
          };
        }
        function draw(now) {
          shown = now.shown;
          size = {width: now.width, height: now.height};
          if (now.svg) picture.innerHTML = now.svg;
          stage.classList.toggle('dark', !!shown.isDark);
          const choice = $('view');
          if (choice.options.length !== now.views.length || now.views.some((name, i) => choice.options[i].text !== name)) {
            choice.replaceChildren(...now.views.map((name, i) => new Option(name, i)));
          }
          const set = (id, value) => { if (document.activeElement !== $(id)) $(id).value = value; };
          choice.value = shown.view ?? 0;
          set('width', shown.width ?? ''); set('height', shown.height ?? '');
          set('appearance', shown.isDark ? 'dark' : 'light'); set('locale', shown.locale ?? '');
          set('typeSize', shown.typeSize ?? 'large'); set('direction', shown.direction ?? 'ltr');
          describe(now.elements);
          $('notes').replaceChildren(...now.diagnostics.map(text => {
            const item = document.createElement('li');
            item.textContent = text;
            return item;
          }));
        }
        const roles = {button: 'button', link: 'link', toggle: 'switch', slider: 'slider', stepper: 'spinbutton',
          textField: 'textbox', secureField: 'textbox', textEditor: 'textbox', picker: 'combobox', menu: 'button',
          image: 'img', heading: 'heading', progress: 'progressbar', tab: 'tab', alert: 'alertdialog'};
        function describe(all) {
          const had = [...elements.children].indexOf(document.activeElement);
          const places = all.map((one, index) => {
            const place = elements.children[index] ?? document.createElement('div');
            const [x, y, width, height] = one.frame;
            place.style.cssText = `left:${x}px;top:${y}px;width:${width}px;height:${height}px`;
            for (const name of ['role', 'tabindex', 'aria-label', 'aria-disabled', 'aria-description'])
              place.removeAttribute(name);
            const role = roles[one.role] ?? (one.isInteractive ? 'button' : null);
            if (role) { place.setAttribute('role', role); place.setAttribute('aria-label', one.label); }
            if (role === 'heading') place.setAttribute('aria-level', 2);
            const text = role ? (one.value ?? '') : one.label;
            if (place.textContent !== text) place.textContent = text;
            if (one.hint) place.setAttribute('aria-description', one.hint);
            if (one.isInteractive) place.tabIndex = 0;
            if (!one.isEnabled) place.setAttribute('aria-disabled', 'true');
            return place;
          });
          const focused = places[had];
          if (places.length !== elements.children.length) elements.replaceChildren(...places);
          if (had >= 0 && focused && document.activeElement !== focused) focused.focus();
        }
        function drawn(now, status) {
          galley.pictures += 1;
          galley.pictureBuild = status.pictureBuild;
          const id = now.answered ?? 0, since = begun.get(id);
          galley.answered = id;
          galley.latency = since === undefined ? null : performance.now() - since;
          for (const key of begun.keys()) if (key <= id) begun.delete(key);
          const ms = value => (value < 10 ? value.toFixed(1) : Math.round(value)) + ' ms';
          $('times').textContent = `compile ${ms(status.compileTime)} · load ${ms(status.loadTime)} · layout ` +
            `${ms(now.layoutTime)} · draw ${ms(now.drawTime)}` +
            (galley.latency === null ? '' : ` · event to page ${ms(galley.latency)}`);
          if (status.pictureBuild !== lastBuild) {
            $('state').textContent = lastBuild === 0 ? 'Loaded' : 'Reloaded';
            lastBuild = status.pictureBuild;
            galley.reloadedAt = Date.now();
          }
        }
        function tell(status, now) {
          const problem = $('problem');
          const text = status.failure ?? status.crash ?? now?.failure ?? null;
                          if (text !== null) {
            problem.querySelector('h2').textContent = status.failure ? 'Not compiled' : status.crash ? 'Ended' : 'Not drawn';
            problem.querySelector('pre').textContent = text.replace(/\u001b\[[0-9;]*m/g, '') +
              (status.crash && !status.failure ? '\nSave a file, or press Restart, to begin anew.' : '');
          }
          problem.hidden = text === null;
          if (status.isCompiling) $('state').textContent = 'Compiling …';
          else if (status.failure) $('state').textContent = 'Not compiled; the picture is the last good one';
          else if (status.crash) $('state').textContent = 'Ended';
          else if ($('state').textContent.startsWith('Compiling') && status.pictureBuild === lastBuild && lastBuild)
            $('state').textContent = 'Up to date';
        }
        function show(change) {
          wanted = {...wanted, ...change};
          for (const key of Object.keys(wanted)) if (wanted[key] === null) delete wanted[key];
          send({...wanted});
        }
        function modifiers(event) {
          return [['shiftKey', 'shift'], ['ctrlKey', 'control'], ['altKey', 'option'], ['metaKey', 'command']]
            .filter(([name]) => event[name]).map(([, name]) => name);
        }

        // Controls.
        $('view').onchange = event => show({view: +event.target.value});
        $('appearance').onchange = event => show({isDark: event.target.value === 'dark'});
        $('locale').onchange = event => show({locale: event.target.value.trim()});
        $('typeSize').onchange = event => show({typeSize: event.target.value});
        $('direction').onchange = event => show({direction: event.target.value});
        const side = value => Math.min(Math.max(Math.round(value), 1), 10000);
        function resize(width, height) { show({width: side(width), height: side(height)}); }
        for (const id of ['width', 'height']) $(id).onchange = () => {
          const width = +$('width').value, height = +$('height').value;
          if (!width && !height) show({width: null, height: null});
          else resize(width || size.width || 393, height || size.height || 852);
        };
        $('select').onchange = event => stage.classList.toggle('selecting', event.target.checked);
        $('restart').onclick = () => send({kind: 'restart'});

        // The window's size.
        const handle = $('handle');
        let grip = null;
        handle.onpointerdown = event => {
          event.stopPropagation();
          handle.setPointerCapture(event.pointerId);
          grip = {x: event.clientX, y: event.clientY, ...size};
        };
        handle.onpointermove = event => {
          event.stopPropagation();
          if (!grip) return;
          const factor = getComputedStyle(stage).marginLeft === '0px' ? 1 : 2;
          later('size', () => resize(grip.width + (event.clientX - grip.x) * factor, grip.height + event.clientY - grip.y));
        };
        handle.onpointerup = handle.onpointercancel = event => { event.stopPropagation(); flush(); grip = null; };
        handle.onkeydown = event => {
          const step = event.shiftKey ? 10 : 1;
          const ways = {ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step]};
          if (!ways[event.key]) return;
          event.preventDefault();
          event.stopPropagation();
          resize(size.width + ways[event.key][0], size.height + ways[event.key][1]);
        };

        // What happens often is sent once a frame, the newest of it.
        const waiting = new Map();
        function later(name, action) {
          if (!waiting.size) requestAnimationFrame(flush);
          waiting.set(name, action);
        }
        function flush() {
          const actions = [...waiting.values()];
          waiting.clear();
          for (const action of actions) action();
        }

        // Events for the view.
        const selecting = () => $('select').checked;
        let down = null;
        function point(event) {
          const box = stage.getBoundingClientRect();
          return {x: event.clientX - box.left, y: event.clientY - box.top};
        }
        stage.onpointerdown = event => {
          if (selecting() || event.button !== 0 || down !== null) return;
          down = event.pointerId;
          stage.setPointerCapture(down);
          flush();
          send({kind: 'pointerDown', ...point(event)});
        };
        stage.onpointermove = event => {
          if (selecting() || (down !== null && event.pointerId !== down)) return;
          const command = {kind: down === null ? 'hover' : 'pointerMoved', ...point(event)};
          later('pointer', () => send(command));
        };
        stage.onpointerup = event => {
          if (event.pointerId !== down) return;
          flush();
          down = null;
          send({kind: 'pointerUp', ...point(event)});
        };
        stage.onpointercancel = event => {
          if (event.pointerId !== down) return;
          flush();
          down = null;
          send({kind: 'pointerCancelled'});
        };
        stage.onpointerleave = () => { if (down === null && !selecting()) { flush(); send({kind: 'hover'}); } };
        let wheel = {dx: 0, dy: 0};
        stage.addEventListener('wheel', event => {
          if (event.ctrlKey) return;
          event.preventDefault();
          const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? size.height : 1;
          wheel = {dx: wheel.dx + event.deltaX * unit, dy: wheel.dy + event.deltaY * unit};
          const place = point(event);
          later('wheel', () => { send({kind: 'scroll', ...wheel, ...place}); wheel = {dx: 0, dy: 0}; });
        }, {passive: false});
        stage.onkeydown = event => {
          // The tab key leads through the page.
          if (event.key === 'Tab' || event.isComposing) return;
          const place = event.target;
          const role = place.parentNode === elements ? place.getAttribute('role') : null;
          if (role && role !== 'slider' && (event.key === 'Enter' || event.key === ' ' && role !== 'textbox')) {
            const box = place.getBoundingClientRect(), outer = stage.getBoundingClientRect();
            const center = {x: box.left + box.width / 2 - outer.left, y: box.top + box.height / 2 - outer.top};
            send({kind: 'pointerDown', ...center});
            send({kind: 'pointerUp', ...center});
            event.preventDefault();
            return;
          }
          const held = modifiers(event), isText = [...event.key].length === 1 && !held.some(name => name !== 'shift');
          // The browser's own shortcuts stay the browser's.
          if (!isText && held.some(name => name === 'control' || name === 'command')) return;
          if (['Dead', 'Process', 'Unidentified', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock'].includes(event.key)
            || /^F\d+$/.test(event.key)) return;
          event.preventDefault();
          send(isText ? {kind: 'text', text: event.key} : {kind: 'key', text: event.key, modifiers: held});
        };
        stage.onpaste = event => {
          const text = event.clipboardData.getData('text/plain').slice(0, 2000);
          if (text) send({kind: 'text', text});
        };
        connect();
        """#
}
