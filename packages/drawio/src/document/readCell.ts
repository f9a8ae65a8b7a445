import { elementOf, elementsOf, writeXml, type XmlElement } from '@letu/core/xml';
import type { CellWrapper, PageCell } from './model.js';
import { readGeometry } from './readGeometry.js';

/** A cell as it was found: it may have no id. */
export type FoundCell = Omit<PageCell, 'id'> & { readonly id: string | undefined };

/** Reads an `mxCell`, or what is wrapped around one. */
export function readCell(element: XmlElement): FoundCell {
  const cell = element.name === 'mxCell' ? element : elementOf(element, 'mxCell');
  if (!cell || cell === element) return readBare(element, element.attributes['id']);
  const { id, label, ...attributes } = element.attributes;
  const found = readBare(cell, id ?? cell.attributes['id']);
  const others = elementsOf(element).filter((child) => child !== cell);
  const wrapper: CellWrapper = {
    name: element.name,
    attributes,
    ...(others.length > 0 ? { extra: others.map(writeXml).join('') } : {}),
  };
  return { ...found, label: label ?? found.label, wrapper };
}

function readBare(element: XmlElement, id: string | undefined): FoundCell {
  const {
    id: _id,
    parent,
    source,
    target,
    value = '',
    style = '',
    vertex,
    edge,
    ...attributes
  } = element.attributes;
  const geometry = elementsOf(element, 'mxGeometry').find(isGeometry);
  const others = elementsOf(element).filter((child) => child !== geometry);
  return {
    id: id === '' ? undefined : id,
    ...(parent === undefined || parent === '' ? {} : { parent }),
    ...(source === undefined || source === '' ? {} : { source }),
    ...(target === undefined || target === '' ? {} : { target }),
    role: isTrue(vertex) ? 'vertex' : isTrue(edge) ? 'edge' : 'other',
    label: value,
    style,
    ...(geometry ? { geometry: readGeometry(geometry) } : {}),
    attributes,
    ...(others.length > 0 ? { extra: others.map(writeXml).join('') } : {}),
  };
}

const isGeometry = ({ attributes }: XmlElement) => (attributes['as'] ?? 'geometry') === 'geometry';

/** Whether an attribute says yes: `1`, as draw.io writes it, or `true`. */
const isTrue = (value: string | undefined) => value === '1' || value === 'true';
