import type { CliMessages } from './zh-CN.js';

export const enUS: CliMessages = {
  help: (kinds) => `letu: draws diagrams and encodes links on the command line, without a browser.

Usage
  letu render FILE… [-o OUT]      draw diagram text as SVG or PNG
  letu encode [FILE]              turn a text into the short code of a link
  letu decode [CODE|LINK|FILE]    get the text back from a link, a code or a file
  letu convert FILE -o OUT        between files of other programs, such as .xmind, .mm, .opml, .md

FILE - is the standard input.

Options of render
  -o, --output PATH      a file (.svg or .png), a folder, or a pattern with {name}, {type} and {page};
                         the standard output if it is - or left out
      --to svg|png       the format for a folder or the standard output, svg by default
      --type TYPE        ${kinds};
                         by default told by the extension, then by the text
      --kind MODULE      a kind of your own: a path, or a package of this project, any number of times
      --page PAGE        which page of several, by its name or number, the first by default; all for a picture of each
      --theme THEME      light (default) or dark
      --option NAME=VALUE  an option of the engine, any number of times: --option layout=neato
      --scale NUMBER     how many times larger a PNG is, 1 by default
      --background COLOR the background, transparent by default
      --font FILE        a font file to draw with, any number of times
      --timeout SECONDS  the time limit of each picture, 10 by default
      --kroki URL        draw with this Kroki service instead
      --format text|json how diagnostics are written, text by default

Options of encode
      --dialect NAME     kroki by default; also letu, plantuml, mermaid.live, draw.io,
                         d2, graphviz, pikchrshow, excalidraw
      --form NAME        the form of the dialect, the usual one by default

Options of decode
      --kind MODULE      a kind of your own: a path, or a package of this project, any number of times
      --format text|json json adds the dialect, the type and what else the link says
                         write -- before a code that begins with -

Options of convert
  -o, --output PATH      the file to write; its extension says the format: the text of a diagram, or
                         a format of other programs that its kind writes
      --type TYPE        the kind of diagram where no extension says it: --type mindmap
      --kind MODULE      a kind of your own: a path, or a package of this project, any number of times

Common options
      --locale LOCALE    zh-CN or en-US, by default told by the environment variable LANG
  -h, --help             show this text
  -v, --version          show the version

Exit codes: 0 success, 1 a picture could not be drawn, 2 wrong usage.
`,
  severity: { error: 'error', warning: 'warning', info: 'info' },
  colon: ': ',
  failed: 'not drawn',
  withDetail: (message, detail) => `${message} (${detail})`,
  unknownCommand: (name) => `There is no command "${name}". See letu --help.`,
  noInput: 'Name the files to draw, or - for the standard input.',
  unknownOption: (name) => `There is no option "${name}". See letu --help.`,
  badArgument: (detail) => `The command is malformed: ${detail}`,
  badValue: (option, value, allowed) => `${option} cannot be "${value}"; it can be: ${allowed}.`,
  badPair: (pair) => `--option is written NAME=VALUE, not "${pair}".`,
  unknownEngineOption: (kind, name, known) =>
    known ? `${kind} has no option "${name}"; there are: ${known}.` : `${kind} has no options.`,
  badKind: (name) => `No kind of diagram was found in "${name}"; check --kind.`,
  noSuchPage: (page, pages) => `There is no page "${page}"; there are: ${pages}.`,
  typeNeeded: (file) => `It cannot be told what kind of diagram "${file}" is; use --type.`,
  outputNeeded: 'With more than one picture, name a folder or a pattern with {name} as -o.',
  outputFormat: (path) => `The output file "${path}" has to end in .svg or .png.`,
  sameOutput: (path) =>
    `More than one picture would be written to "${path}"; -o takes {name}, {type} and {page}.`,
  convertOutputNeeded: 'Name the file to write as -o; its extension says the format.',
  filesLeftOut: (count) =>
    `Not brought over: ${count} ${count === 1 ? 'image' : 'images'}, for which a text has no room.`,
  cannotRead: (path, reason) => `"${path}" cannot be read: ${reason}`,
  cannotWrite: (path, reason) => `"${path}" cannot be written: ${reason}`,
  badFont: (path) => `"${path}" is no usable font file.`,
  noChineseFont:
    'No Chinese font was found, so Chinese text is missing from the PNG. Install one, or name a font file with --font.',
  htmlLost: 'The picture has HTML text, which a PNG does not show; write an SVG instead.',
  standardInput: 'standard input',
};
