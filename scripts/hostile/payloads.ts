/** A host that must never be asked for anything. `.invalid` names nobody (https://www.rfc-editor.org/rfc/rfc2606). */
export const FOREIGN = 'foreign.invalid';

/** What a payload calls if a browser runs it. */
export const CALL = 'parent.executed()';

/** Addresses that run a script when a link with them is followed, and some that only look odd to a careless check. */
export const LINKS: readonly string[] = [
  `javascript:${CALL}`,
  `JaVaScRiPt:${CALL}`,
  `  javascript:${CALL}`,
  `java\tscript:${CALL}`,
  `javascript&colon;${CALL}`,
  `&#106;avascript:${CALL}`,
  `java&#10;script:${CALL}`,
  `\u0001javascript:${CALL}`,
  `vbscript:${CALL}`,
  `data:text/html,<script>${CALL}</script>`,
];

/** Markup that runs a script, fetches or restyles where it is taken for HTML. Several are shapes of DOMPurify's advisories. */
export const MARKUP: readonly string[] = [
  `<script>${CALL}</script>`,
  `<img src=x onerror=${CALL}>`,
  `<svg onload=${CALL}></svg>`,
  `<iframe srcdoc='<script>parent.${CALL}</script>'></iframe>`,
  `<a href='javascript:${CALL}'>x</a>`,
  `<details open ontoggle=${CALL}>x</details>`,
  `<form><math><mtext></form><form><mglyph><svg><mtext><style><path id='</style><img src=x onerror=${CALL}>'>`,
  `<math><mtext><table><mglyph><style><!--</style><img title='--&gt;&lt;img src=1 onerror=${CALL}&gt;'>`,
  `<svg><style><![CDATA[</style><img src=x onerror=${CALL}>]]></style></svg>`,
  `<noscript><p title='</noscript><img src=x onerror=${CALL}>'></noscript>`,
  `<img src='https://${FOREIGN}/img.png'>`,
  `<img srcset='//${FOREIGN}/set.png 2x'>`,
  `<video poster='https://${FOREIGN}/poster.png'></video>`,
  `<link rel=stylesheet href='https://${FOREIGN}/link.css'>`,
  `<meta http-equiv=refresh content='0;url=https://${FOREIGN}/meta'>`,
  `<style>@import 'https://${FOREIGN}/import.css'; body { color: rgb(1, 2, 3) !important }</style>`,
  `<object data='https://${FOREIGN}/object'></object>`,
  `<div style="background:url('https://${FOREIGN}/inline.png')">x</div>`,
];

/** Declarations that fetch, or reach out of the picture. */
export const DECLARATIONS: readonly string[] = [
  `background:url(https://${FOREIGN}/a.png)`,
  `background:\\75rl(https://${FOREIGN}/b.png)`,
  `background:image-set("https://${FOREIGN}/c.png" 1x)`,
  `filter:url(https://${FOREIGN}/d.svg#f)`,
  `position:fixed;inset:0;z-index:99999`,
];

/** Rules that fetch, or style the page. */
export const RULES: readonly string[] = [
  `@import url(https://${FOREIGN}/e.css);`,
  `@\\69mport "https://${FOREIGN}/f.css";`,
  `@font-face{font-family:x;src:url(https://${FOREIGN}/g.woff2)}text{font-family:x!important}`,
  `body,#canary{color:rgb(1,2,3)!important}`,
  `:host,:root,html{color:rgb(1,2,3)!important}`,
  `*{background:url(https://${FOREIGN}/h.png)}`,
  `@property --letu-text{syntax:'<color>';inherits:true;initial-value:red}`,
];
