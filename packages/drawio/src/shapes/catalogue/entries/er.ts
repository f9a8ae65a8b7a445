import { localizedText } from '@letu/core';
import { connector, several, single, type EntryOf } from '../entry.js';
import { entityCells } from '../tables.js';

const WRAP = 'whiteSpace=wrap;html=1;align=center;';
const EDGE = 'edgeStyle=entityRelationEdgeStyle;fontSize=12;html=1;';

/** Entities and what is between them. */
export const er: readonly EntryOf[] = [
  several(
    'table',
    ['数据表', 'Table'],
    [180, 120],
    '实体 表 entity er 主键',
    entityCells(
      localizedText('表', 'Table'),
      ['PK', ' ', ' '],
      [localizedText('编号', 'id'), localizedText('字段一', 'field1'), localizedText('字段二', 'field2')],
    ),
  ),
  several(
    'tableKeys',
    ['带外键的表', 'Table with foreign key'],
    [180, 120],
    '实体 表 entity er 外键',
    entityCells(
      localizedText('表', 'Table'),
      ['PK', 'FK', ' '],
      [localizedText('编号', 'id'), localizedText('外键', 'parent_id'), localizedText('字段', 'field')],
    ),
  ),
  single('entity', ['实体', 'Entity'], WRAP, [100, 40], 'chen 陈氏', localizedText('实体', 'Entity')),
  single(
    'weakEntity',
    ['弱实体', 'Weak entity'],
    `shape=ext;margin=3;double=1;${WRAP}`,
    [100, 40],
    'chen',
    localizedText('弱实体', 'Entity'),
  ),
  single(
    'associative',
    ['关联实体', 'Associative entity'],
    `shape=associativeEntity;${WRAP}`,
    [100, 40],
    'chen',
    localizedText('关联', 'Entity'),
  ),
  single(
    'attribute',
    ['属性', 'Attribute'],
    `ellipse;${WRAP}`,
    [100, 40],
    'chen',
    localizedText('属性', 'Attribute'),
  ),
  single(
    'keyAttribute',
    ['主键属性', 'Key attribute'],
    `ellipse;${WRAP}fontStyle=4;`,
    [100, 40],
    'chen 主键',
    localizedText('主键', 'Key'),
  ),
  single(
    'multivalued',
    ['多值属性', 'Multivalued attribute'],
    `ellipse;shape=doubleEllipse;margin=3;${WRAP}`,
    [100, 40],
    'chen',
    localizedText('多值', 'Attribute'),
  ),
  single(
    'derived',
    ['派生属性', 'Derived attribute'],
    `ellipse;${WRAP}dashed=1;`,
    [100, 40],
    'chen',
    localizedText('派生', 'Attribute'),
  ),
  single(
    'relationship',
    ['联系', 'Relationship'],
    `shape=rhombus;perimeter=rhombusPerimeter;${WRAP}`,
    [120, 60],
    'chen 关系',
    localizedText('联系', 'Relationship'),
  ),
  single(
    'identifying',
    ['标识联系', 'Identifying relationship'],
    `shape=rhombus;double=1;perimeter=rhombusPerimeter;${WRAP}`,
    [120, 60],
    'chen',
    localizedText('联系', 'Relationship'),
  ),
  connector(
    'oneToOne',
    ['一对一', 'One to one'],
    `${EDGE}endArrow=ERmandOne;startArrow=ERmandOne;`,
    '关系 1:1',
    [120, 0],
  ),
  connector(
    'oneToMany',
    ['一对多', 'One to many'],
    `${EDGE}endArrow=ERoneToMany;startArrow=ERmandOne;`,
    '关系 1:n 鱼尾纹 crow',
  ),
  connector(
    'zeroToMany',
    ['一对零或多', 'One to zero or many'],
    `${EDGE}endArrow=ERzeroToMany;startArrow=ERmandOne;`,
    '关系 1:n crow',
  ),
  connector(
    'zeroToOne',
    ['一对零或一', 'One to zero or one'],
    `${EDGE}endArrow=ERzeroToOne;startArrow=ERmandOne;`,
    '关系 crow',
  ),
  connector(
    'manyToMany',
    ['多对多', 'Many to many'],
    `${EDGE}endArrow=ERoneToMany;startArrow=ERoneToMany;`,
    '关系 n:m crow',
  ),
  connector('many', ['多', 'Many'], `${EDGE}endArrow=ERmany;startArrow=ERmany;`, '关系 crow'),
];
