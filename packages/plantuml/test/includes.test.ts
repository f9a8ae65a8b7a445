import { createHost } from '@letu/core';
import { afterAll, describe, expect, it } from 'vitest';
import { defaultOptions, withIncludes } from '@letu/plantuml';
import { engine } from '@letu/plantuml/engine';
import { draw, drawn, textOf } from './draw.js';

const C4 = 'https://raw.githubusercontent.com/plantuml-stdlib/C4-PlantUML/master';
const ICONS = 'https://raw.githubusercontent.com/plantuml-stdlib/cicon-plantuml-sprites/master/sprites';
const AWS = 'https://raw.githubusercontent.com/awslabs/aws-icons-for-plantuml/v14.0/dist';
const PERSON = 'Person(p, "客户", "买东西的人")';

describe('includes of the standard library', () => {
  it.each([
    ['by name', '!include <cloudinsight/tomcat>'],
    ['by name with an extension', '!include <CloudInsight/tomcat.puml>'],
    ['by the address of its repository', `!include ${ICONS}/tomcat.puml`],
    [
      'by an address on GitHub itself',
      '!include https://github.com/rabelenda/cicon-plantuml-sprites/raw/v1.0/sprites/tomcat.puml',
    ],
    [
      'by an address of jsDelivr',
      '!include https://cdn.jsdelivr.net/gh/plantuml-stdlib/cicon-plantuml-sprites@v1.0/sprites/tomcat.puml',
    ],
    ['of a branch with a slash in its name', `!include ${ICONS.replace('master', 'release/v2')}/tomcat.puml`],
    ['by !includeurl', `!includeurl ${ICONS}/tomcat.puml`],
    ['through !define', `!define FOLDER ${ICONS}\n!include FOLDER/tomcat.puml`],
    ['through a variable', `!$base = "${ICONS}"\n!include $base/tomcat.puml`],
    ['through a variable that holds a name', '!$file = "<cloudinsight/tomcat>"\n!include $file'],
    [
      'in a condition',
      `!if %variable_exists("LOCAL")\n!include nowhere.puml\n!else\n!include ${ICONS}/tomcat.puml\n!endif`,
    ],
    ['with a comment behind', "!include <cloudinsight/tomcat> /' an icon '/"],
  ])('are answered %s', async (_name, statement) => {
    const svg = await drawn(`@startuml\n${statement}\nrectangle "<$tomcat> 服务器"\n@enduml`);
    expect(svg).toContain('<image ');
  });

  it.each([
    ['by the address of its repository', `!include ${C4}/C4_Context.puml`],
    ['by a relative path', '!include ./../C4_Context.puml'],
  ])('are answered for C4 %s', async (_name, statement) => {
    const svg = await drawn(`@startuml\n${statement}\n${PERSON}\n@enduml`);
    expect(textOf(svg)).toContain('«person»客户');
  });

  it('are answered for icons with coloured pictures, loaded apart', async () => {
    const svg = await drawn(`@startuml
!define AWSPuml ${AWS}
!include AWSPuml/AWSCommon.puml
!include AWSPuml/Compute/EC2.puml
rectangle "$EC2IMG()" as server
EC2(web, "网站", "t3.micro")
@enduml`);
    expect(svg.match(/<image /g)?.length).toBeGreaterThanOrEqual(2);
    expect(svg).not.toContain('TBD');
  });

  it('are answered through another name of a library', async () => {
    const svg = await drawn(
      '@startuml\n!include <awslib/AWSCommon>\n!include <awslib/Compute/EC2>\nEC2(a, "甲", "乙")\n@enduml',
    );
    expect(svg).toContain('<image ');
  });

  it('are answered for a theme from a library, by name and by address', { tags: 'long' }, async () => {
    const diagram = (from: string) =>
      `@startuml\n!theme C4_united from ${from}\n!include <C4/C4_Context>\n${PERSON}\n@enduml`;
    const plain = await drawn(`@startuml\n!include <C4/C4_Context>\n${PERSON}\n@enduml`);
    const themed = await drawn(diagram('<C4/themes>'));
    expect(themed).not.toBe(plain);
    expect(await drawn(diagram(`${C4}/themes`))).toBe(themed);
  });

  it('are answered for JSON', async () => {
    const svg = await drawn(
      '@startuml\n!$all = %load_json("<azure/all.json>")\nrectangle "$all[0]"\n@enduml',
    );
    expect(svg).toContain('AIMachineLearning');
  });

  it('draw ArchiMate elements with the sprites of PlantUML itself', async () => {
    const svg = await drawn('@startuml\narchimate #Technology "服务器" as s <<technology-device>>\n@enduml');
    expect(svg).toContain('服务器');
    expect(svg).not.toContain('technology-device»');
    expect(svg).toMatch(/<(?:path|image) /);
  });

  it('list sprites', async () => {
    expect(await drawn('@startuml\nlistsprite\n@enduml')).toContain('technology-device');
    const svg = await drawn('@startuml\n!include <cloudinsight/tomcat>\nlistsprites\n@enduml');
    expect(svg).toContain('tomcat');
  });
});

describe('includes of files', () => {
  const includes = {
    'shared/style.puml': '@startuml\nskinparam backgroundColor #EEEEEE\n!include ./names.puml\n@enduml',
    'shared/names.puml': 'participant 甲 as A',
    'parts.puml': '@startuml(id=ONE)\nA -> B : 一\n@enduml\n@startuml\nA -> B : 二\n@enduml',
    'blocks.puml': 'A -> B : 外\n!startsub PART\nA -> B : 里\n!endsub\nA -> B : 外',
    'broken.puml': '@startuml\nA -> B\nfoo bar\n@enduml',
    'https://example.com/team/base.puml': 'A -> B : 网\n!include names.puml',
    'https://example.com/team/names.puml': 'A -> B : 名',
  };

  it('are answered from the given texts, nested ones by their own folder', async () => {
    const svg = await drawn('@startuml\n!include shared/style.puml\nA -> B\n@enduml', { includes });
    expect(svg).toContain('甲');
  });

  it('are answered for addresses, relative ones by the address they are in', async () => {
    const svg = await drawn('@startuml\n!include https://example.com/team/base.puml\n@enduml', { includes });
    expect(svg).toMatch(/网[\s\S]*名/);
  });

  it('take the diagram they name', async () => {
    const svg = async (part: string) => drawn(`@startuml\n!include parts.puml${part}\n@enduml`, { includes });
    expect(await svg('')).toContain('一');
    expect(await svg('!1')).toContain('二');
    expect(await svg('!ONE')).toContain('一');
  });

  it('take a sub-block, of another file and of their own', async () => {
    const other = await drawn('@startuml\n!includesub blocks.puml!PART\n@enduml', { includes });
    expect(other).toContain('里');
    expect(other).not.toContain('外');
    const own = await drawn('@startuml\n!startsub S\nA -> B : 次\n!endsub\n!includesub S\n@enduml');
    expect(own.match(/>次</g)).toHaveLength(2);
  });

  it('are read once, or as often as they are asked for', async () => {
    const count = async (keyword: string) => {
      const svg = await drawn(`@startuml\n!include blocks.puml\n${keyword} blocks.puml\n@enduml`, {
        includes,
      });
      return svg.match(/>里</g)?.length;
    };
    expect(await count('!include')).toBe(1);
    expect(await count('!include_many')).toBe(2);
    const twice = await draw('@startuml\n!include blocks.puml\n!include_once blocks.puml\n@enduml', {
      includes,
    });
    expect(twice.status).toBe('failure');
  });

  it('put an error inside a file on the statement that includes it, with the name and line of the file', async () => {
    const source = '@startuml\n甲 -> 乙 : 😀\n!include broken.puml\n@enduml';
    const result = await draw(source, { includes });
    const [error] = result.diagnostics;
    expect(source.slice(error?.from, error?.to)).toBe('!include broken.puml');
    expect(error?.message).toMatch(/broken\.puml.*3/);
  });

  it.each([
    ['a file', '!include 缺少.puml', '缺少.puml'],
    ['an address', '!include https://example.org/x.puml', 'https://example.org/x.puml'],
    ['a file of a library', '!include <C4/Nothing>', '<C4/Nothing>'],
    ['a library', '!include <nothing/here>', '<nothing/here>'],
  ])('mark %s that is not there', async (_name, statement, path) => {
    const source = `@startuml\nA -> B : 中文 😀\n${statement}\n@enduml`;
    const result = await draw(source);
    const [error] = result.diagnostics;
    expect(result.status).toBe('failure');
    expect(source.slice(error?.from, error?.to)).toBe(path);
    expect(error?.message).toContain(path);
  });

  it('never reach the network', async () => {
    const { fetch } = globalThis;
    const asked: unknown[] = [];
    globalThis.fetch = (address) => {
      asked.push(address);
      return Promise.reject(new Error('No network here.'));
    };
    try {
      await draw('@startuml\n!include https://example.org/x.puml\n@enduml');
      await draw('@startuml\nrectangle "<img:https://example.org/x.png>"\n@enduml');
    } finally {
      globalThis.fetch = fetch;
    }
    expect(asked).toEqual([]);
  });
});

describe('a host with files of its own', () => {
  const host = createHost(defaultOptions, { engine });
  afterAll(() => host.dispose());

  it('is asked for what the standard library lacks, nested and by the resolved path', async () => {
    const files: Record<string, string> = {
      'Team/Base.puml': '!include more/Names.puml',
      'Team/more/Names.puml': 'participant 团队 as A',
    };
    const asked: string[] = [];
    const withFiles = withIncludes(host, async (path) => {
      asked.push(path);
      return files[path];
    });
    const result = await withFiles.render(
      `@startuml\n!$d = "Team"\n!include $d/Base.puml\n!include <cloudinsight/tomcat>\nA -> B\n@enduml`,
    );
    expect(result).toMatchObject({ status: 'success', svg: expect.stringContaining('团队') as string });
    expect(asked).toEqual(['Team/Base.puml', 'Team/more/Names.puml']);
  });

  it('gets the diagnostic where it has no such file either', async () => {
    const withFiles = withIncludes(host, async () => undefined);
    const result = await withFiles.render('@startuml\n!include nowhere.puml\n@enduml');
    expect(result.status).toBe('failure');
    expect(result.diagnostics[0]?.message).toContain('nowhere.puml');
  });

  it('ends a file that includes itself', async () => {
    const withFiles = withIncludes(host, async () => '!include_many self.puml');
    const result = await withFiles.render('@startuml\n!include self.puml\n@enduml');
    expect(result.status).toBe('failure');
  });
});
