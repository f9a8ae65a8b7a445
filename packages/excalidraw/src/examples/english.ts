import type { DiagramExample } from '@letu/core';
import { FILL, Sketch } from './sketch.js';

const brainstorm = new Sketch()
  .box('topic', [300, 200, 220, 90], 'Team offsite', { type: 'ellipse', fill: FILL.yellow, size: 24 })
  .box('where', [20, 60, 170, 70], 'Mountains\nor seaside?', { fill: FILL.blue, isSharp: true })
  .box('when', [620, 60, 170, 70], 'Early May', { fill: FILL.green, isSharp: true })
  .box('what', [20, 360, 170, 70], 'Cook together', { fill: FILL.red, isSharp: true })
  .box('who', [620, 360, 170, 70], 'Invite design', { fill: FILL.purple, isSharp: true })
  .arrow('topic', 'where')
  .arrow('topic', 'when')
  .arrow('topic', 'what')
  .arrow('topic', 'who');

const release = new Sketch()
  .box('code', [0, 0, 150, 60], 'Write code', { fill: FILL.blue })
  .box('review', [220, 0, 150, 60], 'Review', { fill: FILL.blue })
  .box('tests', [440, -20, 160, 100], 'Tests pass?', { type: 'diamond', fill: FILL.yellow })
  .box('ship', [680, 0, 150, 60], 'Release', { type: 'ellipse', fill: FILL.green })
  .box('fix', [445, 170, 150, 60], 'Fix', { fill: FILL.red })
  .arrow('code', 'review')
  .arrow('review', 'tests')
  .arrow('tests', 'ship', 'yes')
  .arrow('tests', 'fix', 'no')
  .arrow('fix', 'code');

const services = new Sketch()
  .frame('cloud', [200, 0, 560, 300], 'Cloud')
  .box('browser', [0, 110, 130, 70], 'Browser', { fill: FILL.blue })
  .box('api', [240, 110, 130, 70], 'API', { fill: FILL.green, frame: 'cloud' })
  .box('queue', [430, 40, 130, 70], 'Queue', { fill: FILL.yellow, frame: 'cloud' })
  .box('worker', [600, 40, 130, 70], 'Worker', { fill: FILL.green, frame: 'cloud' })
  .box('store', [430, 190, 130, 80], 'Database', {
    type: 'ellipse',
    fill: FILL.grey,
    fillStyle: 'hachure',
    frame: 'cloud',
  })
  .arrow('browser', 'api', 'HTTPS')
  .arrow('api', 'queue')
  .arrow('queue', 'worker')
  .arrow('api', 'store')
  .arrow('worker', 'store');

export const englishExamples: readonly DiagramExample[] = [
  {
    id: 'brainstorm-en',
    subject: 'ideas',
    title: { 'zh-CN': '头脑风暴（英文）', 'en-US': 'Brainstorm' },
    source: brainstorm.source,
  },
  {
    id: 'release-en',
    subject: 'process',
    title: { 'zh-CN': '发布流程（英文）', 'en-US': 'How we release' },
    source: release.source,
  },
  {
    id: 'services-en',
    subject: 'software',
    title: { 'zh-CN': '服务架构（英文）', 'en-US': 'Services' },
    source: services.source,
  },
];
