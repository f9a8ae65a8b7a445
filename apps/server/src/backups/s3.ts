import { elementOf, elementsOf, rawText, readXml, type XmlElement } from '@letu/core/xml';
import { AwsV4Signer } from 'aws4fetch';
import { ApiError } from '../errors/apiError.js';
import { send, type Outgoing } from './outgoing.js';
import { statusError } from './statusError.js';
import { isBackupName, partsOf, type Storage, type StorageAccess, type StoredFile } from './storage.js';

/**
 * Speaks the protocol of S3 with addresses by path, which every compatible storage takes, signed by AWS's version 4
 * (https://docs.aws.amazon.com/AmazonS3/latest/API/sig-v4-authenticating-requests.html).
 */
export function createS3({
  url,
  user,
  secret,
  bucket,
  region,
  folder,
  allowPrivate,
}: StorageAccess): Storage {
  const place = `${url.replace(/\/+$/, '')}/${encodeURIComponent(bucket)}`;
  const prefix = partsOf(folder)
    .map((part) => `${part}/`)
    .join('');
  const at = (name: string) => new URL(`${place}/${prefix}${name}`);

  const ask = async ({ method, url: address, headers, body }: Outgoing) => {
    const signer = new AwsV4Signer({
      method,
      url: address.href,
      accessKeyId: user,
      secretAccessKey: secret,
      service: 's3',
      region: region === '' ? 'us-east-1' : region,
      ...(headers ? { headers: { ...headers } } : {}),
    });
    // Signed without its content, which is a stream.
    const signed = await signer.sign();
    return send(
      { method, url: new URL(signed.url), headers: Object.fromEntries(signed.headers), body },
      { allowPrivate },
    );
  };

  return {
    async put(name, content, size) {
      const { status } = await ask({
        method: 'PUT',
        url: at(name),
        headers: { 'Content-Length': String(size), 'Content-Type': 'application/zip' },
        body: content(),
      });
      if (status >= 300) throw statusError(status);
    },

    async list() {
      const found: StoredFile[] = [];
      let token = '';
      do {
        const address = new URL(place);
        address.searchParams.set('list-type', '2');
        address.searchParams.set('prefix', `${decodeURIComponent(prefix)}letu-`);
        if (token !== '') address.searchParams.set('continuation-token', token);
        const { status, body } = await ask({ method: 'GET', url: address });
        if (status !== 200) throw statusError(status);
        const list = listOf(body);
        found.push(...filesOf(list, decodeURIComponent(prefix)));
        token = textOf(list, 'IsTruncated') === 'true' ? textOf(list, 'NextContinuationToken') : '';
      } while (token !== '');
      return found;
    },

    async read(name, from, size) {
      const range = `bytes=${from}-${from + size - 1}`;
      const { status, body } = await ask({ method: 'GET', url: at(name), headers: { Range: range } });
      if (status === 416) return Buffer.alloc(0);
      if (status !== 206 && status !== 200) throw statusError(status);
      return status === 200 ? body.subarray(from, from + size) : body;
    },

    async remove(name) {
      const { status } = await ask({ method: 'DELETE', url: at(name) });
      if (status >= 300 && status !== 404) throw statusError(status);
    },
  };
}

function filesOf(list: XmlElement, prefix: string): readonly StoredFile[] {
  return elementsOf(list, 'Contents').flatMap((entry) => {
    const name = textOf(entry, 'Key').slice(prefix.length);
    if (!isBackupName(name)) return [];
    const modifiedAt = Date.parse(textOf(entry, 'LastModified'));
    return [
      { name, size: Number(textOf(entry, 'Size')), modifiedAt: Number.isNaN(modifiedAt) ? null : modifiedAt },
    ];
  });
}

function listOf(body: Buffer): XmlElement {
  try {
    return readXml(body, { mostDepth: 10 });
  } catch (cause) {
    throw new ApiError('backup-refused', { cause });
  }
}

function textOf(element: XmlElement, name: string): string {
  const found = elementOf(element, name);
  return found ? rawText(found).trim() : '';
}
