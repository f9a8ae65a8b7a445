import { PROVIDER_KINDS } from '@letu/client/contract';

/** What is known of a provider by its name. */
export type ProviderKind = keyof typeof PROVIDER_KINDS;

/** In the order to offer them. */
export const PROVIDERS = Object.keys(PROVIDER_KINDS) as readonly ProviderKind[];

/** Tells whether there is such a provider, as it is written in addresses. */
export const isProviderKind = (name: string | undefined): name is ProviderKind =>
  PROVIDERS.some((kind) => kind === name);
