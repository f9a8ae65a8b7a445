import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { stdlibLibraries } from '@letu/plantuml';
import { withoutUnusedIcons } from '../src/includes/usedIcons.js';
import { Pack } from '../src/pack/pack.js';
import { draw, drawn, textOf } from './draw.js';

const GENERATED = new URL('../generated/', import.meta.url);

/** A diagram with something of each library, and what its picture has to show. */
const DIAGRAMS: Readonly<Record<string, readonly [diagram: string, shown: RegExp]>> = {
  adaml: ['!include <AdaML/AdaML>\nbegin_package_spec("包")\nsubprogram("主程序")\nend()', /主程序/],
  archimate: ['!include <archimate/Archimate>\nTechnology_Device(d, "设备")', /设备.*<|<(?:path|image) /s],
  aws: ['!include <aws/common>\n!include <aws/Compute/AmazonEC2/AmazonEC2>\nAMAZONEC2(a)', /<image /],
  awslib10: ['!include <awslib10/AWSCommon>\n!include <awslib10/Compute/EC2>\nEC2(a, "甲", "乙")', /<image /],
  awslib14: ['!include <awslib14/AWSCommon>\n!include <awslib14/Compute/EC2>\nEC2(a, "甲", "乙")', /<image /],
  awslib20: ['!include <awslib20/AWSCommon>\n!include <awslib20/Compute/EC2>\nEC2(a, "甲", "乙")', /<image /],
  azure: [
    '!include <azure/AzureCommon>\n!include <azure/Databases/AzureSqlDatabase>\nAzureSqlDatabase(a, "甲", "乙")',
    /<image /,
  ],
  'bootstrap1.12.1': ['!include <bootstrap1.12.1/bootstrap>\nrectangle "<$bi-alarm> 甲"', /<path /],
  'bootstrap1.13.1': ['!include <bootstrap/bootstrap>\nrectangle "<$bi-alarm> 甲"', /<path /],
  c4: ['!include <C4/C4_Context>\nPerson(a, "甲")', /<image /],
  classy: ['!include <classy/core>\nclass 甲', /甲/],
  'classy-c4': ['!include <classy-c4/person>\nrectangle 甲', /甲/],
  cloudinsight: ['!include <cloudinsight/tomcat>\nrectangle "<$tomcat> 甲"', /<image /],
  cloudogu: ['!include <cloudogu/common>\n!include <cloudogu/tools/helm>\nTOOL_HELM(a, "甲")', /甲/],
  domainstory: [
    '!include <DomainStory/domainStory>\nPerson(Alice)\nDocument(报告)\nactivity(1, Alice, 写, 报告)',
    /报告/,
  ],
  edgy: ['!include <edgy/edgy>\n$experienceFacet("体验", e)', /体验/],
  eip: ['!include <eip/EIP-PlantUML>\nMsgChannel(c, "通道")', /通道/],
  elastic: ['!include <elastic/common>\n!include <elastic/kibana/kibana>\nKIBANA(a, "甲", agent)', /<image /],
  gcp: ['!include <gcp/GCPCommon>\n!include <gcp/Compute/Cloud_Run>\nCloud_Run(a, "甲", "乙")', /<image /],
  ibm: [
    '!include <ibm/IBMCommon>\n!include <ibm/General/CloudHPCCluster>\nCloudHPCCluster(a, "甲", "乙")',
    /甲/,
  ],
  k8s: ['!include <k8s/Common>\n!include <k8s/OSS/KubernetesPod>\nKubernetesPod(a, "甲", "乙")', /<image /],
  kubernetes: ['!include <kubernetes/k8s-sprites-unlabeled-25pct>\nrectangle "<$pod> 甲"', /<image /],
  logos: ['!include <logos/fluxxor>\nrectangle "<$fluxxor> 甲"', /<image /],
  'material2.1.19': [
    '!include <material2/common>\n!include <material2/volume>\nMA_VOLUME(Green, 1, a, rectangle, "甲")',
    /<image /,
  ],
  'material7.4.47': ['!include <material7/Nature/PineTreeBox>\nrectangle "<$mdiPineTreeBox> 甲"', /<path /],
  office: ['!include <office/Servers/database_server>\nrectangle "<$database_server> 甲"', /<image /],
  osa: ['!include <osa/desktop/desktop>\nrectangle "<$desktop> 甲"', /<image /],
  osa2: ['!include <osa2/Common>\n!include <osa2/User/all>\nosa_user_audit(a, "甲", "乙")', /<image /],
  tupadr3: ['!include <tupadr3/common>\n!include <tupadr3/devicons/java>\nDEV_JAVA(a, "甲")', /<image /],
};

describe('the standard library', () => {
  it('has a diagram in this test for every library', () => {
    expect(stdlibLibraries.map(({ name }) => name)).toEqual(Object.keys(DIAGRAMS));
  });

  it.each(Object.entries(DIAGRAMS))('draws with %s', { tags: 'long' }, async (_name, [text, shown]) => {
    const svg = await drawn(`@startuml\n${text}\n@enduml`);
    expect(`${textOf(svg)}${svg}`).toMatch(shown);
  });

  it('says of every library where it comes from and how large it is', () => {
    for (const { name, version, source, bytes, imageBytes } of stdlibLibraries) {
      expect(version, name).toMatch(/^\d/);
      expect(source, name).toMatch(/^https:\/\//);
      expect(bytes).toBe(readFileSync(new URL(`stdlib/${name}.bin`, GENERATED)).length);
      const images = new URL(`stdlib/${name}.images.bin`, GENERATED);
      expect(imageBytes).toBe(existsSync(images) ? readFileSync(images).length : undefined);
    }
  });

  it('comes with a notice that names every library', () => {
    const notice = readFileSync(new URL('stdlib/NOTICE.md', GENERATED), 'utf8');
    for (const { title, source } of stdlibLibraries) {
      expect(notice).toContain(`## ${title}`);
      expect(notice).toContain(source);
    }
  });

  it('has no file so small that bundlers would put it into a script', () => {
    for (const { bytes } of stdlibLibraries) expect(bytes).toBeGreaterThan(4096);
  });

  it('names a file that a library lacks', async () => {
    const result = await draw('@startuml\n!include <awslib14/Nothing/Here>\n@enduml');
    expect(result.diagnostics[0]?.message).toContain('<awslib14/Nothing/Here>');
  });
});

describe('a file of many icons', () => {
  const all = new Pack(readFileSync(new URL('stdlib/azure.bin', GENERATED))).text('compute/all') ?? '';

  it('is reduced to those a diagram names', () => {
    const reduced = withoutUnusedIcons(all, 'AzureFunction(f, "函数", "")');
    expect(reduced).toContain('sprite $AzureFunction ');
    expect(reduced.length).toBeLessThan(all.length / 5);
  });

  it.each([
    ['names are put together', '!$x = "Function"\nrectangle "<$Azure##$x>"'],
    ['sprites are listed', 'listsprites'],
  ])('stays whole where %s', (_name, diagram) => {
    expect(withoutUnusedIcons(all, diagram)).toBe(all);
  });

  it('stays whole where it holds more than icons', () => {
    const text = `${all}\n!procedure $more()\n${'rectangle a\n'.repeat(20)}!endprocedure`;
    expect(withoutUnusedIcons(text, 'a')).toBe(text);
  });
});
