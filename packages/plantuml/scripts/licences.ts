/** What a library's own pages say of its licence, where the jar's information does not. */
export interface KnownLicence {
  readonly licence: string;
  readonly copyright?: string;
}

const AWS: KnownLicence = {
  licence: 'CC-BY-ND-2.0 (icons), MIT (macros)',
  copyright: 'Copyright 2019 Amazon.com, Inc. or its affiliates. All Rights Reserved.',
};

/**
 * Taken from the LICENSE file of each library's repository, or from the notices in its files.
 * A library that is neither here nor in the jar's information states no licence.
 */
export const KNOWN_LICENCES: Readonly<Record<string, KnownLicence>> = {
  awslib10: AWS,
  awslib14: AWS,
  awslib20: AWS,
  azure: {
    licence: 'MIT',
    copyright: 'Copyright (c) 2018-2019 Ricardo Niepel, 2021-2022 Ricardo Niepel and contributors',
  },
  cloudinsight: { licence: 'MIT', copyright: 'Copyright (c) 2017 rabelenda' },
  eip: { licence: 'MIT', copyright: 'Copyright (c) 2018 Andreas Heil' },
  ibm: {
    licence: 'CC-BY-ND-2.0 (icons), MIT (macros)',
    copyright: 'Copyright 2019 Amazon.com, Inc. or its affiliates. All Rights Reserved.',
  },
  k8s: { licence: 'MIT', copyright: 'Copyright (c) 2020 Diego Casati, 2018 Ricardo Niepel' },
  logos: { licence: 'MIT', copyright: 'Copyright (c) 2020 rabelenda' },
  office: { licence: 'MIT', copyright: 'Copyright (c) 2018 Roman' },
  tupadr3: { licence: 'MIT', copyright: 'Copyright (c) 2017 tupadr3' },
};
