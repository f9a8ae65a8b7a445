import { single, type EntryOf } from '../entry.js';

const DEVICE =
  'fontColor=#0066CC;verticalAlign=top;verticalLabelPosition=bottom;labelPosition=center;align=center;html=1;outlineConnect=0;fillColor=#CCCCCC;strokeColor=#6881B3;gradientColor=none;gradientDirection=north;strokeWidth=2;shape=mxgraph.networks.';

/** Devices by their names in draw.io: Chinese, English and key words. */
const DEVICES: readonly (readonly [
  name: string,
  zh: string,
  en: string,
  keywords: string,
  width?: number,
  height?: number,
])[] = [
  ['server', '服务器', 'Server', '主机 host', 70, 80],
  ['web_server', 'Web 服务器', 'Web server', '网站 http', 70, 80],
  ['mail_server', '邮件服务器', 'Mail server', '电子邮件 email', 80, 70],
  ['proxy_server', '代理服务器', 'Proxy server', '转发 proxy', 70, 80],
  ['virtual_server', '虚拟服务器', 'Virtual server', '虚拟机 vm', 80, 80],
  ['mainframe', '大型机', 'Mainframe', '主机', 70, 80],
  ['storage', '存储', 'Storage', '磁盘阵列 nas san', 80, 80],
  ['router', '路由器', 'Router', '网络', 80, 80],
  ['switch', '交换机', 'Switch', '网络', 90, 70],
  ['hub', '集线器', 'Hub', '网络', 80, 80],
  ['firewall', '防火墙', 'Firewall', '安全 security', 80, 80],
  ['load_balancer', '负载均衡', 'Load balancer', '分流', 80, 80],
  ['modem', '调制解调器', 'Modem', '猫 光猫', 80, 70],
  ['wireless_hub', '无线接入点', 'Wireless access point', 'wifi ap 热点', 80, 70],
  ['radio_tower', '基站', 'Radio tower', '无线 信号 tower antenna', 70, 80],
  ['satellite_dish', '卫星天线', 'Satellite dish', '卫星', 80, 80],
  ['cloud', '网络云', 'Network cloud', '互联网 internet', 90, 60],
  ['pc', '台式电脑', 'Desktop computer', '计算机 pc', 90, 80],
  ['laptop', '笔记本电脑', 'Laptop', '计算机 notebook', 90, 70],
  ['tablet', '平板电脑', 'Tablet', 'ipad pad', 60, 80],
  ['mobile', '手机', 'Mobile phone', '电话 移动 phone', 50, 80],
  ['phone_1', 'IP 电话', 'Telephone', '座机 voip', 80, 70],
  ['printer', '打印机', 'Printer', '', 90, 80],
  ['security_camera', '监控摄像头', 'Security camera', '视频 video', 80, 70],
  ['video_projector', '投影屏', 'Projector', '显示 演示 screen', 90, 70],
  ['ups_enterprise', '不间断电源', 'UPS', '电源 battery power', 80, 60],
  ['user_male', '用户', 'User', '人 员工 person', 70, 80],
  ['users', '用户组', 'Users', '人 团队 team', 90, 80],
];

/** Devices of networks. */
export const network: readonly EntryOf[] = DEVICES.map(([name, zh, en, keywords, width = 80, height = 80]) =>
  single(name, [zh, en], `${DEVICE}${name};`, [width, height], `设备 device ${keywords}`),
);
