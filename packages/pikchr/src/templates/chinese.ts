import type { DiagramExample } from '@letu/core';

export const chineseTemplates: readonly DiagramExample[] = [
  {
    id: 'handshake',
    subject: 'software',
    title: { 'zh-CN': 'TCP 三次握手', 'en-US': 'A TCP handshake' },
    description: { 'zh-CN': '客户端与服务器怎么建立连接', 'en-US': 'How a connection is opened' },
    language: 'zh-CN',
    source: `$h = 3.2
A: box "客户端" fit rad 6px fill 0xe0f2fe
B: box "服务器" fit rad 6px fill 0xdcfce7 at A + (3.4, 0)
line from A.s down $h
line from B.s down $h
arrow from A.s + (0, -0.5) to B.s + (0, -0.9) "SYN  seq = x" above aligned
arrow <- from A.s + (0, -1.6) to B.s + (0, -1.2) "SYN + ACK  seq = y, ack = x + 1" above aligned
arrow from A.s + (0, -1.9) to B.s + (0, -2.3) "ACK  ack = y + 1" above aligned
text "已连接" at A.s + (-0.5, -2.6)
text "已连接" at B.s + (0.5, -2.6)
`,
  },
  {
    id: 'request',
    subject: 'software',
    title: { 'zh-CN': '一次网页请求', 'en-US': 'A request of a web page' },
    description: { 'zh-CN': '从输入网址到显示页面', 'en-US': 'From the address to the page' },
    language: 'zh-CN',
    source: `boxrad = 6px
boxht = 0.5
A: box "输入网址" fit
arrow right 0.9 "解析" above
B: box "域名服务" fit fill 0xfef3c7
arrow right 0.9 "地址" above
C: box "内容分发" fit fill 0xe0f2fe
arrow right 0.9 "未命中" above
D: box "应用服务" fit fill 0xdcfce7
arrow down 0.7 from D.s "查询" ljust
E: cylinder "数据库" fit
arrow from C.s down 0.7 then left until even with A then to A.s
text "页面" at 0.5 between A.s and C.s + (0, -0.85)
`,
  },
  {
    id: 'office',
    subject: 'software',
    title: { 'zh-CN': '小型办公室网络', 'en-US': 'A small office network' },
    description: { 'zh-CN': '光猫、路由器、交换机与设备', 'en-US': 'Modem, router, switch and devices' },
    language: 'zh-CN',
    source: `boxrad = 6px
boxht = 0.5
A: ellipse "互联网" fit fill 0xe0f2fe
arrow <-> right 0.7 "光纤" above
B: box "光猫" fit
arrow <-> right 0.5
C: box "路由器" fit fill 0xfef3c7
arrow <-> right 0.5
D: box "交换机" fit fill 0xdcfce7
E: box "打印机" fit at D + (1.9, 0.9)
F: box "电脑 × 12" fit at D + (1.9, 0)
G: cylinder "文件服务器" fit at D + (1.9, -0.95)
arrow <-> from D.e to E.w
arrow <-> from D.e to F.w
arrow <-> from D.e to G.w
H: ellipse "手机" fit at C + (0, -1.1)
arrow <-> dashed from C.s to H.n "无线" ljust
`,
  },
];
