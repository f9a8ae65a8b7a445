import { decodeText, FormatError } from '@letu/core';
import type { Reading } from '../converter.js';
import { draftOf, mapDraftOf, type MapDraft } from '../draft.js';
import { told } from '../locales/index.js';
import { elementsOf, readXml } from '@letu/core/xml';
import { ZipArchive } from '../zip.js';
import { listOf, textOf, type Members } from '../values.js';
import { legacySheets, legacyStyles } from './legacy.js';
import { SheetReader } from './sheet.js';

const CONTENT = 'content.json';
const LEGACY = 'content.xml';
const FORMAT = 'XMind';

/**
 * Reads an `.xmind` file: `content.json` as XMind Zen and later write it, else `content.xml` of XMind 8 and earlier. The first sheet
 * is the map; the others become floating trees.
 *
 * @throws FormatError
 */
export function readXmind(file: Uint8Array, { notes, images }: Reading): MapDraft {
  const archive = new ZipArchive(file);
  if (isEncrypted(archive)) {
    throw new FormatError(
      'encrypted',
      told((text) => text.encrypted(FORMAT)),
    );
  }
  const sheets = sheetsOf(archive).filter(({ rootTopic }) => rootTopic !== undefined);
  const [first, ...others] = sheets;
  if (!first)
    throw new FormatError(
      'malformed',
      told((text) => text.isEmpty),
    );
  const map = mapDraftOf(draftOf(''));
  const reader = new SheetReader(map, archive, notes, images);
  map.root = reader.read(first, true);
  for (const sheet of others) map.floating.push({ topic: reader.read(sheet, false) });
  if (others.length > 0) {
    const titles = others.map((sheet, index) => textOf(sheet['title']) || String(index + 2));
    notes.say(told((text) => text.sheets(titles)));
  }
  notes.lost('comment', commentsOf(archive));
  return map;
}

function sheetsOf(archive: ZipArchive): readonly Members[] {
  const content = archive.read(CONTENT);
  if (content) return listOf(readJson(content));
  const legacy = archive.read(LEGACY);
  if (!legacy) {
    throw new FormatError(
      'malformed',
      told((text) => text.isNone(FORMAT)),
    );
  }
  const styles = archive.read('styles.xml');
  return legacySheets(readXml(legacy), styles ? legacyStyles(readXml(styles)) : new Map());
}

function readJson(bytes: Uint8Array): unknown {
  try {
    return JSON.parse(decodeText(bytes));
  } catch (cause) {
    throw new FormatError(
      'malformed',
      told((text) => text.badJson(CONTENT)),
      { cause },
    );
  }
}

/** XMind encrypts the entries itself, and says so in the list of them; others let the archive do it. */
function isEncrypted(archive: ZipArchive): boolean {
  if (archive.isEncrypted(CONTENT) || archive.isEncrypted(LEGACY)) return true;
  return ['manifest.json', 'META-INF/manifest.xml'].some((name) => {
    const manifest = archive.read(name);
    return manifest !== undefined && /encryption-?data/i.test(decodeText(manifest));
  });
}

function commentsOf(archive: ZipArchive): number {
  const comments = archive.read('comments.xml');
  return comments ? elementsOf(readXml(comments), 'comment').length : 0;
}
