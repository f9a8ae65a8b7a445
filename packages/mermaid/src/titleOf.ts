import { titleIn } from '@letu/core';

/** The YAML before a diagram. */
const FRONT = /^\s*---[ \t]*\n([\s\S]*?)\n---/;
/** The diagrams with a statement for it: in others, a node can have that name. */
const TITLED =
  /^[ \t]*(?:gantt|pie|journey|timeline|quadrantChart|xychart|sequenceDiagram|C4\w+|packet|radar|architecture|wardley|cynefin)\b/m;

/** Returns the title that a source gives its diagram, in the lines before it or in a statement. */
export function titleOf(source: string): string | undefined {
  const front = FRONT.exec(source)?.[1];
  const ahead = front === undefined ? undefined : titleIn(front, /^title:(.+)$/m);
  if (ahead !== undefined || !TITLED.test(source)) return ahead;
  return titleIn(source, /^[ \t]*(?:pie[ \t](?:.*[ \t])?)?title[: \t](.+)$/m);
}
