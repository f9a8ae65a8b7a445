import { useEffect, useMemo } from 'react';
import { createHost, type AnyDefinition, type DrawingService, type HostedEngine } from '@letu/core';
import { usePreferences } from '../account/keptPreferences.js';
import {
  allowService,
  needsReload,
  serviceEngine,
  serviceKey,
  type DiagramService,
} from './diagramService.js';

/**
 * Returns a kind whose diagrams are drawn by a service of one's own where the built-in engine says that it cannot, once that is
 * set among the preferences. Kinds that no service draws stay as they are.
 */
export function useKindWithService(definition: AnyDefinition): AnyDefinition {
  const preferences = usePreferences();
  const key = serviceKey(definition.path);
  const service = key && preferences[key];
  const offered = definition.service;
  const isOn = offered !== undefined && service?.enabled === true && service.url !== '';
  const isUnknown = isOn && needsReload(service);
  useEffect(() => {
    // It was set on another device: pages of this one may ask it from the next time on.
    if (isUnknown && service) allowService(service);
  }, [isUnknown, service]);
  const wanted = isOn && !isUnknown ? `${service.kind} ${service.url}` : undefined;
  return useMemo(() => {
    if (!service || !offered || wanted === undefined) return definition;
    return { ...definition, load: loadWithService(definition.load, service, offered) };
    // The service is the same as long as what names it is.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [definition, wanted]);
}

type Load = AnyDefinition['load'];

/** One for each service: editors share an engine by how it is loaded. */
const loads = new WeakMap<Load, Map<string, Load>>();

function loadWithService(load: Load, service: DiagramService, offered: DrawingService): Load {
  const name = `${service.kind} ${service.url}`;
  const known = loads.get(load) ?? new Map<string, Load>();
  loads.set(load, known);
  const made: Load =
    known.get(name) ??
    (async (options) => {
      const own = await load(options);
      const asked = await createHost<object>({}, { engine: await serviceEngine(service, offered) });
      return completed(own, asked);
    });
  known.set(name, made);
  return made;
}

function completed(own: HostedEngine<object>, service: HostedEngine<object>): HostedEngine<object> {
  return {
    preload: () => own.preload(),
    onProgress: (listener) => own.onProgress(listener),
    dispose() {
      own.dispose();
      service.dispose();
    },
    async render(source, options, context) {
      const result = await own.render(source, options, context);
      const isLacking = result.status === 'failure' && result.uncertain === true;
      return isLacking ? service.render(source, {}, context) : result;
    },
  };
}
