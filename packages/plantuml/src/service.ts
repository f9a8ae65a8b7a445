import type { DrawingService } from '@letu/core';

/** Servers that draw what the engine cannot: Salt, ditaa, formulas. */
export const service: DrawingService = {
  protocols: [
    {
      id: 'kroki',
      title: { 'zh-CN': 'Kroki', 'en-US': 'Kroki' },
      example: 'https://kroki.example.com',
      engineOf: async (endpoint) => (await import('./serverEngine.js')).krokiEngine(endpoint),
    },
    {
      id: 'plantuml',
      title: { 'zh-CN': 'PlantUML 服务器', 'en-US': 'PlantUML server' },
      example: 'https://plantuml.example.com/plantuml',
      engineOf: async (url) => (await import('./serverEngine.js')).serverEngine(url),
    },
  ],
  sample: '@startsalt\n{+\n  姓名 | "张三      "\n  密码 | "******    "\n  [取消] | [  登录  ]\n}\n@endsalt',
};
