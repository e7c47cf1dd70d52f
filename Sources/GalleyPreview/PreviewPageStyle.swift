enum PreviewPageStyle {
    static let css = """
        :root{color-scheme:light dark;--line:light-dark(#ccc,#444);--back:light-dark(#f4f4f6,#161618);--paper:#fff}
        *{box-sizing:border-box}
        body{margin:0;font:14px/1.4 system-ui,sans-serif;background:var(--back);color:light-dark(#111,#eee);height:100dvh;
        display:flex;flex-direction:column}
        header{display:flex;flex-wrap:wrap;gap:8px 14px;align-items:center;padding:8px 12px;border-bottom:1px solid var(--line)}
        h1{font-size:14px;margin:0;overflow-wrap:anywhere}
        label{display:inline-flex;gap:5px;align-items:center}
        input,select,button{font:inherit}
        input[type=number]{width:5.2em}
        main{flex:1;min-height:240px;position:relative;overflow:auto;padding:24px}
        #stage{position:relative;width:max-content;margin:0 auto;background:var(--paper);box-shadow:0 0 0 1px var(--line),
        0 2px 12px #0003;min-width:20px;min-height:20px;touch-action:none;user-select:none;-webkit-user-select:none;cursor:default}
        #stage.dark{--paper:#000}
        #stage.selecting{user-select:text;-webkit-user-select:text;touch-action:auto;cursor:text}
        #stage.selecting #elements{display:none}
        #picture svg{display:block}
        #elements{position:absolute;inset:0;pointer-events:none;overflow:clip;overflow-clip-margin:6px}
        #elements>*{position:absolute;color:transparent;overflow:hidden;margin:0;outline-offset:2px}
        :focus-visible{outline:2px solid #0a84ff;outline-offset:2px}
        #handle{position:absolute;right:-16px;bottom:-16px;width:24px;height:24px;padding:0;border:0;background:none;
        cursor:nwse-resize;touch-action:none}
        #handle::after{content:"";display:block;width:12px;height:12px;margin:2px;border-right:3px solid #888;
        border-bottom:3px solid #888}
        #problem{position:absolute;inset:12px 12px auto;max-height:80%;overflow:auto;padding:10px 14px;border-radius:8px;
        background:light-dark(#fff0f0f2,#3a1414f2);border:1px solid #d33;color:light-dark(#600,#ffd0d0)}
        #problem[hidden]{display:none}
        #problem h2{font-size:15px;margin:0 0 6px}
        #problem pre{margin:0;white-space:pre-wrap;overflow-wrap:anywhere;font:12px/1.45 ui-monospace,monospace}
        footer{padding:6px 12px;border-top:1px solid var(--line);font-variant-numeric:tabular-nums}
        #notes{margin:0;padding-left:18px}
        #times{opacity:.75}
        @media(max-width:500px){main{padding:14px 20px 24px 8px}#stage{margin:0}}
        """
}
