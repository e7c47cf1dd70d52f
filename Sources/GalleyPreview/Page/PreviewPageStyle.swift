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
        header details{flex:0 1 auto}
        header details[open]{flex:1 1 100%;order:1}
        header summary{cursor:pointer}
        header details>div{display:flex;flex-wrap:wrap;gap:8px 14px;align-items:center;padding-top:8px}
        select{max-width:15em}
        button[aria-pressed=true]{background:#0a84ff;color:#fff;border-color:#0a84ff}
        main{flex:1;min-height:240px;display:flex}
        #desk{flex:1;min-width:0;position:relative;overflow:auto;padding:24px}
        #inspector{flex:0 0 min(400px,45%);display:flex;flex-direction:column;border-inline-start:1px solid var(--line);
        background:light-dark(#fff,#1d1d20);min-height:0}
        #inspector[hidden]{display:none}
        #inspector>label{padding:6px 10px}
        #tree{flex:1 1 50%;overflow:auto;padding:4px 0;border-block:1px solid var(--line);font-size:13px;min-height:80px}
        #tree>div{padding:1px 8px 1px 4px;white-space:nowrap;cursor:default;width:max-content;min-width:100%}
        #tree>div[hidden]{display:none}
        #tree>.marked{background:light-dark(#e3efff,#20334d)}
        #tree>[aria-selected=true]{background:#0a63c9;color:#fff}
        #tree>:focus-visible{outline-offset:-2px}
        #tree i{display:inline-block;width:14px;font-style:normal;text-align:center}
        #tree [aria-expanded=true] i::before{content:"▾"}
        #tree [aria-expanded=false] i::before{content:"▸"}
        #tree b{font-weight:600}
        #tree .modifier b{font-weight:400;opacity:.8}
        #tree q{margin-inline-start:6px;opacity:.85}
        #reason{flex:1 1 50%;overflow:auto;padding:8px 12px;min-height:80px}
        #reason h2{font-size:15px;margin:0 0 6px;overflow-wrap:anywhere}
        #reason h3{font-size:14px;margin:10px 0 4px;font-weight:600}
        #reason h3 button{padding:0 4px}
        #reason ul{margin:4px 0;padding-inline-start:18px}
        #reason dl{display:flex;flex-wrap:wrap;gap:4px 16px;margin:0;font-variant-numeric:tabular-nums}
        #reason dt{font-size:12px;opacity:.75}
        #reason dd{margin:0;font-weight:600}
        #reason dl>div+div::before{content:"→";float:inline-start;margin-inline:-13px 0;opacity:.6}
        #outline{position:absolute;pointer-events:none;background:#0a84ff26;outline:2px solid #0a84ff;z-index:1}
        #outline[hidden]{display:none}
        #outline span{position:absolute;inset-inline-start:-2px;bottom:calc(100% + 2px);background:#0a63c9;color:#fff;font-size:11px;
        line-height:16px;padding:0 4px;white-space:nowrap}
        #outline.low span{bottom:auto;top:calc(100% + 2px)}
        #stage.picking{cursor:crosshair}
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
        #time{display:flex;flex-wrap:wrap;gap:4px 12px;align-items:center;margin-bottom:4px}
        #hold{min-width:5em}
        #moment{flex:1 1 120px;max-width:420px}
        #moment-text{min-width:8em}
        #notes{margin:0;padding-left:18px}
        #times{opacity:.75}
        #size{opacity:.75}
        @media(max-width:600px){#desk{padding:14px 20px 24px 8px}#stage{margin:0}main{flex-direction:column}
        #inspector{flex:0 0 50%;border-inline-start:0;border-top:1px solid var(--line)}}
        """
}
