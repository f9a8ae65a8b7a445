import type { CoreMessages } from './zh-CN.js';

export const enUS: CoreMessages = {
  emptySource: 'Nothing here yet. Write something.',
  serviceSaid: (message) => `The service says: ${message}`,
  badXml: (line, column) =>
    `Line ${line}, column ${column}: the file is incomplete or damaged, it is not well-formed XML.`,
  tooDeep: (line) => `Line ${line}: it is nested too deeply and was not opened.`,
  errors: {
    aborted: 'The drawing was cancelled.',
    superseded: 'A newer text is being drawn.',
    timeout: 'Drawing ran past its time limit and was stopped. Try splitting the diagram.',
    busy: 'Too many pictures are waiting. Try again later.',
    'input-too-large': 'The source is larger than the limit.',
    'output-too-large': 'The picture is larger than the limit.',
    'engine-load-failed': 'The drawing engine could not be loaded. Check the network and try again.',
    'surface-load-failed':
      'The editor could not be loaded. Check the network and try again. Nothing is lost.',
    'engine-crashed': 'The drawing engine failed. Your text is safe.',
    'service-failed': 'The drawing service did not answer as it should.',
    'export-failed': 'The export did not succeed.',
    'unsupported-environment': 'This browser lacks a feature that is needed here.',
    disposed: 'The drawing engine was closed.',
  },
};
