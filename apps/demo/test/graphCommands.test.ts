import { expect, it } from 'vitest';
import type { GraphSummary, Role } from '@letu/client';
import { commandsFor, type MenuPlace } from '../src/graphs/menu/commands.js';
import type { GraphSubject } from '../src/graphs/menu/subject.js';

const GRAPH: Omit<GraphSummary, 'role'> = {
  gid: '01m871x0072esmdgf7f23cx2gb',
  type: 'pikchr',
  title: '下单流程',
  repositoryId: null,
  owner: { id: '01m871x0072esmdgf7f23cx2gc', name: '林晓', image: null },
  favourite: false,
  revision: 1,
  createdAt: 0,
  updatedAt: 0,
  openedAt: null,
  deletedAt: null,
};

const onServer = (role: Role, more: Partial<GraphSummary> = {}): GraphSubject => {
  const graph = { ...GRAPH, role, ...more };
  return { gid: graph.gid, type: graph.type, title: graph.title, role, graph, document: undefined };
};
const onDevice: GraphSubject = { ...onServer('owner'), graph: undefined };
const menu = (subject: GraphSubject, place: MenuPlace = 'list', isAsking = false) =>
  commandsFor(subject, place, isAsking).flat().join(' ');

const OWNER = 'open rename duplicate move favourite share access history export preview tuya template delete';

it('the menu of a graph offers its owner everything, in one order', () => {
  expect(menu(onServer('owner'))).toBe(OWNER);
});

it('the menu of a graph offers what the role allows', () => {
  expect(menu(onServer('editor'))).toBe(
    'open rename duplicate favourite share access history export preview tuya template leave',
  );
  expect(menu(onServer('viewer'))).toBe('open duplicate favourite export preview tuya template leave');
  expect(menu(onServer('viewer', { repositoryId: GRAPH.gid }))).not.toContain('leave');
});

it('the menu of a graph of this device alone leaves out what only a server does, and shows it while one is asked', () => {
  expect(menu(onDevice)).toBe('open rename duplicate share export preview tuya delete');
  expect(menu(onDevice, 'list', true)).toBe(OWNER);
});

it('the menu of a graph leaves out what leads to where it stands', () => {
  expect(menu(onServer('owner'), 'editor')).toBe(OWNER.replace('open ', ''));
  expect(menu(onServer('owner'), 'preview')).toBe(OWNER.replace('preview ', ''));
});
