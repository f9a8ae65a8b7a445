import { elementOf, elementsOf, rawText, readXml, type XmlElement } from '@letu/core/xml';
import { ApiError } from '../errors/apiError.js';
import { send, type Outgoing } from './outgoing.js';
import { statusError } from './statusError.js';
import { isBackupName, partsOf, type Storage, type StorageAccess, type StoredFile } from './storage.js';

const PROPERTIES =
  '<?xml version="1.0"?><propfind xmlns="DAV:"><prop><getcontentlength/><getlastmodified/></prop></propfind>';

/** Speaks WebDAV (https://www.rfc-editor.org/rfc/rfc4918) with a name and a password (https://www.rfc-editor.org/rfc/rfc7617). */
export function createWebdav({ url, user, secret, folder, allowPrivate }: StorageAccess): Storage {
  const base = new URL(`${url.replace(/\/+$/, '')}/`);
  const parts = partsOf(folder);
  const place = new URL(parts.map((part) => `${part}/`).join(''), base);
  const authorisation = `Basic ${Buffer.from(`${user}:${secret}`).toString('base64')}`;
  const ask = ({ headers, ...request }: Outgoing) =>
    send({ ...request, headers: { Authorization: authorisation, ...headers } }, { allowPrivate });
  const at = (name: string) => new URL(name, place);

  /** Makes the folder and those it lies in. */
  const makeFolders = async () => {
    let path = base;
    for (const part of parts) {
      path = new URL(`${part}/`, path);
      const { status } = await ask({ method: 'MKCOL', url: path });
      // 405 is what is there already.
      if (status >= 400 && status !== 405) throw statusError(status);
    }
  };

  return {
    async put(name, content, size) {
      const write = () =>
        ask({
          method: 'PUT',
          url: at(name),
          headers: { 'Content-Length': String(size), 'Content-Type': 'application/zip' },
          body: content(),
        });
      let { status } = await write();
      if ((status === 404 || status === 409) && parts.length > 0) {
        await makeFolders();
        ({ status } = await write());
      }
      if (status >= 300) throw statusError(status);
    },

    async list() {
      const { status, body } = await ask({
        method: 'PROPFIND',
        url: place,
        headers: { Depth: '1', 'Content-Type': 'application/xml; charset=utf-8' },
        body: Buffer.from(PROPERTIES),
      });
      // A folder that nothing was put into yet.
      if (status === 404 && parts.length > 0) return [];
      if (status !== 207) throw statusError(status);
      return filesOf(body, place);
    },

    async read(name, from, size) {
      const range = `bytes=${from}-${from + size - 1}`;
      const { status, body } = await ask({ method: 'GET', url: at(name), headers: { Range: range } });
      if (status === 416) return Buffer.alloc(0);
      // A server that knows no ranges sends the whole.
      if (status === 200) return body.subarray(from, from + size);
      if (status !== 206) throw statusError(status);
      return body;
    },

    async remove(name) {
      const { status } = await ask({ method: 'DELETE', url: at(name) });
      if (status >= 300 && status !== 404) throw statusError(status);
    },
  };
}

function filesOf(body: Buffer, place: URL): readonly StoredFile[] {
  return responsesOf(body).flatMap((response) => {
    const name = nameOf(textOf(response, 'href'), place);
    if (!isBackupName(name)) return [];
    const properties = elementsOf(response)
      .filter((child) => local(child) === 'propstat')
      .flatMap((status) => elementsOf(status).filter((child) => local(child) === 'prop'));
    const of = (property: string) =>
      properties.map((found) => textOf(found, property)).find((text) => text !== '');
    const modifiedAt = Date.parse(of('getlastmodified') ?? '');
    return [
      {
        name,
        size: Number(of('getcontentlength') ?? 0),
        modifiedAt: Number.isNaN(modifiedAt) ? null : modifiedAt,
      },
    ];
  });
}

function responsesOf(body: Buffer): readonly XmlElement[] {
  try {
    return elementsOf(readXml(body, { mostDepth: 20 })).filter((child) => local(child) === 'response');
  } catch (cause) {
    throw new ApiError('backup-refused', { cause });
  }
}

/** Servers choose the prefix of WebDAV's namespace. */
const local = ({ name }: XmlElement) => name.replace(/^.*:/, '');

function textOf(element: XmlElement, name: string): string {
  const found = elementsOf(element).find((child) => local(child) === name) ?? elementOf(element, name);
  return found ? rawText(found).trim() : '';
}

function nameOf(href: string, place: URL): string {
  if (!URL.canParse(href, place.href)) return '';
  try {
    return decodeURIComponent(new URL(href, place).pathname.split('/').at(-1) ?? '');
  } catch {
    return '';
  }
}
