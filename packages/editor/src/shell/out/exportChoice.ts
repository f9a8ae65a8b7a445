import { DiagramError } from '@letu/core';
import {
  carriesDiagram,
  exportPicture,
  type DiagramExportFormat,
  type DiagramExportOptions,
} from '../../export/exportPicture.js';
import type { ExportablePicture } from '../../export/exportablePicture.js';
import type { ExportMessages } from './locales/zh-CN.js';

/** The formats, in the order to offer them. */
export const EXPORT_FORMATS: readonly DiagramExportFormat[] = ['png', 'svg', 'pdf', 'jpg', 'webp'];

/** How a picture is exported, as someone chose it in a form. */
export interface ExportChoice extends Pick<DiagramExportOptions, 'width' | 'height'> {
  readonly format: DiagramExportFormat;
  /** Pixels of a bitmap a CSS pixel. */
  readonly scale: number;
  /** Whether the sides are given, and not the scale. */
  readonly isExact: boolean;
  readonly background: 'theme' | 'white' | 'transparent';
  /** Whether the file carries the diagram. */
  readonly carry: boolean;
  /** Whether a PDF has all pages of the diagram. */
  readonly allPages: boolean;
  /** Whether only what is selected is exported, where something is. */
  readonly onlySelected: boolean;
}

/** What a form begins with where nothing else was chosen. */
export const FIRST_CHOICE: ExportChoice = {
  format: 'png',
  scale: 2,
  isExact: false,
  background: 'theme',
  carry: true,
  allPages: true,
  onlySelected: false,
};

/** Returns what is chosen to lie behind a picture: JPEG has nothing transparent and is white there. */
export const chosenBackground = ({ background, format }: Pick<ExportChoice, 'background' | 'format'>) =>
  background === 'transparent' && format === 'jpg' ? 'white' : background;

/** Returns what `exportPicture` is given for a choice. */
export function exportOptionsOf({
  scale,
  isExact,
  width,
  height,
  background,
}: ExportChoice): DiagramExportOptions {
  return { background, ...(isExact ? { width, height } : { scale }) };
}

/**
 * Makes the file that someone chose.
 *
 * @throws What `exportPicture` throws.
 */
export function exportChosen(picture: ExportablePicture, choice: ExportChoice): Promise<Blob> {
  const carried =
    choice.carry && carriesDiagram(choice.format) ? picture : { ...picture, diagram: undefined };
  return exportPicture(carried, choice.format, exportOptionsOf(choice));
}

/** Returns what is said of a failed export. */
export function exportFailureOf(failure: unknown, text: ExportMessages): string {
  if (!(failure instanceof DiagramError)) return text.failed;
  if (failure.code === 'unsupported-environment') return text.unsupported;
  return /canvas cannot hold/i.test(failure.message) ? text.tooLarge : text.failed;
}
