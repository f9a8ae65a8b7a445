import { drawio, drawioMessages } from '@letu/drawio';
import { engine } from '@letu/drawio/engine';
import { describeEngineContract } from '../../core/test/engineContract.js';

/** A file whose page, on its third line, cannot be unpacked. */
const broken = (written: string) =>
  `<mxfile>\n  <!-- ${written} -->\n  <diagram name="${written}">!!</diagram>\n</mxfile>`;

describeEngineContract({
  definition: drawio,
  engine,
  messages: drawioMessages,
  workerEntry: new URL('../src/engine.worker.ts', import.meta.url),
  mistakes: [
    { name: 'behind Chinese', source: broken('流程'), line: 3 },
    { name: 'behind emoji', source: broken('😀👍🏽'), line: 3 },
    { name: 'after a CRLF', source: broken('a').replaceAll('\n', '\r\n'), line: 3 },
  ],
});
