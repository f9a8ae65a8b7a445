import { useQuery } from '@tanstack/react-query';
import { useEffect, useMemo, useState } from 'react';
import type { Font } from '@letu/client';
import type { AnyDefinition, HostedEngine, OptionField } from '@letu/core';
import { useAccount } from '../account/useAccount.js';
import { enUS } from '../locales/build/font/en-US.js';
import { zhCN, type FontMessages } from '../locales/build/font/zh-CN.js';
import { dressedPicture } from './dressedPicture.js';
import { fontList } from './fonts.js';

/** The option of a diagram that names an uploaded font by its id. */
const OPTION = 'uploadedFont';

/**
 * Returns a kind whose diagrams can be drawn in uploaded fonts, where someone has any: the kind offers them among its options, and
 * its pictures carry what they need of the one that was chosen. Kinds that are edited in the picture stay as they are, since what
 * is edited would look otherwise than its picture.
 *
 * @param chosen The font that the diagram names, whether there is one or not.
 */
export function useKindWithFonts(definition: AnyDefinition, chosen: unknown): AnyDefinition {
  const { user } = useAccount();
  const isText = useIsText(definition);
  // Nobody has asked for it: without an answer, no fonts are offered.
  const { data: fonts = NONE } = useQuery({ ...fontList, enabled: user !== undefined && isText });
  const hasChosen = typeof chosen === 'string' && chosen !== '';
  const missing = hasChosen && !fonts.some(({ id }) => id === chosen) ? chosen : undefined;
  return useMemo(() => {
    const usable = fonts.filter(({ embedding }) => embedding !== 'whole');
    if (!isText || (usable.length === 0 && missing === undefined)) return definition;
    const optionFields = [...definition.optionFields, fontField(usable, missing)];
    return { ...definition, optionFields, load: loadWithFonts(definition.load) };
  }, [definition, isText, fonts, missing]);
}

const NONE: readonly Font[] = [];

/** Whether a kind is edited as a text beside its picture. */
export function useIsText(definition: AnyDefinition): boolean {
  const [isText, setIsText] = useState(false);
  useEffect(() => {
    let wanted = true;
    definition.loadSurface().then(
      ({ shows }) => wanted && setIsText(shows === 'source'),
      // The editor says so itself.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, [definition]);
  return isText;
}

function fontField(fonts: readonly Font[], missing: string | undefined): OptionField {
  const words = (pick: (text: FontMessages) => string) => ({
    'zh-CN': pick(zhCN),
    'en-US': pick(enUS),
  });
  const named = fonts.map(({ id, family, weight }) => ({
    value: id,
    label: weight === 400 ? family : `${family} ${weight}`,
  }));
  return {
    type: 'choice',
    name: OPTION,
    label: words(({ option }) => option),
    help: words(({ optionHelp }) => optionHelp),
    choices: [
      { value: '', label: words(({ ofDiagram }) => ofDiagram) },
      ...named,
      ...(missing === undefined ? [] : [{ value: missing, label: words((text) => text.missing) }]),
    ],
    fallback: '',
  };
}

type Load = AnyDefinition['load'];

/** One for each kind: editors of the same kind share an engine by how it is loaded. */
const loads = new WeakMap<Load, Load>();

/** Returns what loads a kind's engine so that it draws in uploaded fonts where a diagram names one. */
export function loadWithFonts(load: Load): Load {
  const known = loads.get(load);
  if (known) return known;
  const made: Load = async (options) => dressing(await load(options));
  loads.set(load, made);
  return made;
}

function dressing(engine: HostedEngine<object>): HostedEngine<object> {
  return {
    preload: () => engine.preload(),
    onProgress: (listener) => engine.onProgress(listener),
    dispose: () => engine.dispose(),
    async render(source, options = {}, context) {
      const { [OPTION]: font, ...own } = options as Readonly<Record<string, unknown>>;
      const result = await engine.render(source, own, context);
      if (result.status !== 'success' || typeof font !== 'string' || font === '') return result;
      return { ...result, svg: await dressedPicture(result.svg, font) };
    },
  };
}
