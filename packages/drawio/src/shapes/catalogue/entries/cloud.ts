import { single, type EntryOf } from '../entry.js';

const BELOW =
  'sketch=0;outlineConnect=0;fontColor=#232F3E;gradientColor=none;dashed=0;verticalLabelPosition=bottom;verticalAlign=top;align=center;html=1;fontSize=12;fontStyle=0;aspect=fixed;';
const GROUP =
  'points=[[0,0],[0.25,0],[0.5,0],[0.75,0],[1,0],[1,0.25],[1,0.5],[1,0.75],[1,1],[0.75,1],[0.5,1],[0.25,1],[0,1],[0,0.75],[0,0.5],[0,0.25]];outlineConnect=0;gradientColor=none;html=1;whiteSpace=wrap;fontSize=12;fontStyle=0;container=1;collapsible=0;recursiveResize=0;shape=mxgraph.aws4.group;verticalAlign=top;align=left;spacingLeft=30;dashed=0;fillColor=none;';

type Row = readonly [name: string, zh: string, en: string, color: string, keywords: string];

const [COMPUTE, STORAGE, DATA, NETWORK, SECURITY, APPS, ANALYTICS] = [
  '#ED7100',
  '#7AA116',
  '#C925D1',
  '#8C4FFF',
  '#DD344C',
  '#E7157B',
  '#01A88D',
] as const;

const AWS: readonly Row[] = [
  ['ec2', '云服务器 EC2', 'EC2', COMPUTE, '虚拟机 compute 计算'],
  ['lambda', '函数 Lambda', 'Lambda', COMPUTE, '无服务器 serverless 计算'],
  ['ecs', '容器 ECS', 'ECS', COMPUTE, 'container docker'],
  ['eks', 'Kubernetes EKS', 'EKS', COMPUTE, '容器 k8s'],
  ['fargate', '容器 Fargate', 'Fargate', COMPUTE, 'container serverless'],
  ['auto_scaling', '弹性伸缩', 'Auto Scaling', COMPUTE, '扩容'],
  ['s3', '对象存储 S3', 'S3', STORAGE, '桶 bucket'],
  ['elastic_block_store', '块存储 EBS', 'EBS', STORAGE, '磁盘 disk'],
  ['elastic_file_system', '文件存储 EFS', 'EFS', STORAGE, 'nas file'],
  ['glacier', '归档存储', 'Glacier', STORAGE, 'archive 备份'],
  ['rds', '关系数据库 RDS', 'RDS', DATA, 'mysql sql'],
  ['dynamodb', 'NoSQL DynamoDB', 'DynamoDB', DATA, '数据库 database'],
  ['aurora', '数据库 Aurora', 'Aurora', DATA, 'mysql database'],
  ['elasticache', '缓存 ElastiCache', 'ElastiCache', DATA, 'redis cache'],
  ['redshift', '数据仓库 Redshift', 'Redshift', DATA, 'warehouse'],
  ['vpc', '私有网络 VPC', 'VPC', NETWORK, '网络'],
  ['cloudfront', '内容分发 CloudFront', 'CloudFront', NETWORK, 'cdn 加速'],
  ['route_53', '域名解析 Route 53', 'Route 53', NETWORK, 'dns'],
  ['api_gateway', 'API 网关', 'API Gateway', NETWORK, '接口'],
  ['elastic_load_balancing', '负载均衡 ELB', 'Load balancing', NETWORK, 'elb balancer'],
  ['identity_and_access_management', '身份管理 IAM', 'IAM', SECURITY, '权限 用户'],
  ['key_management_service', '密钥管理 KMS', 'KMS', SECURITY, '加密 key'],
  ['waf', '应用防火墙 WAF', 'WAF', SECURITY, '安全 firewall'],
  ['cognito', '用户登录 Cognito', 'Cognito', SECURITY, '认证 identity'],
  ['sqs', '消息队列 SQS', 'SQS', APPS, 'queue'],
  ['sns', '消息通知 SNS', 'SNS', APPS, '主题 topic'],
  ['step_functions', '工作流', 'Step Functions', APPS, 'workflow 编排'],
  ['cloudwatch', '监控 CloudWatch', 'CloudWatch', APPS, '日志 monitor'],
  ['kinesis', '数据流 Kinesis', 'Kinesis', ANALYTICS, 'stream 实时'],
  ['athena', '查询 Athena', 'Athena', ANALYTICS, 'sql query'],
  ['glue', '数据集成 Glue', 'Glue', ANALYTICS, 'etl'],
  ['sagemaker', '机器学习 SageMaker', 'SageMaker', ANALYTICS, 'ai 人工智能'],
];

const BLUE = '#0078D4';
const AZURE: readonly Row[] = [
  ['virtual_machine', 'Azure 虚拟机', 'Azure virtual machine', BLUE, '服务器 vm'],
  ['sql_database', 'Azure 数据库', 'Azure SQL database', BLUE, 'sql'],
  ['storage_blob', 'Azure 存储', 'Azure blob storage', BLUE, '对象存储'],
  ['virtual_network', 'Azure 虚拟网络', 'Azure virtual network', BLUE, 'vnet'],
  ['service_bus_queues', 'Azure 队列', 'Azure queue', BLUE, '消息 service bus'],
  ['load_balancer_generic', 'Azure 负载均衡', 'Azure load balancer', BLUE, ''],
];

const GCP: readonly Row[] = [
  ['compute_engine', '谷歌云计算引擎', 'Compute Engine', '#5184F3', '虚拟机 vm'],
  ['cloud_functions', '谷歌云函数', 'Cloud Functions', '#5184F3', 'serverless'],
  ['cloud_storage', '谷歌云存储', 'Cloud Storage', '#5184F3', '对象存储'],
  ['cloud_sql', '谷歌云数据库', 'Cloud SQL', '#5184F3', 'mysql'],
  ['cloud_pubsub', '谷歌云消息', 'Cloud Pub/Sub', '#5184F3', '队列 topic'],
  ['bigquery', '谷歌云数据仓库', 'BigQuery', '#5184F3', '分析'],
];

const KUBERNETES: readonly Row[] = [
  ['pod', '容器组 Pod', 'Pod', '#2875E2', '容器'],
  ['deploy', '部署 Deployment', 'Deployment', '#2875E2', ''],
  ['svc', '服务 Service', 'Service', '#2875E2', ''],
  ['ing', '入口 Ingress', 'Ingress', '#2875E2', ''],
  ['cm', '配置 ConfigMap', 'ConfigMap', '#2875E2', ''],
  ['pv', '持久卷', 'Persistent volume', '#2875E2', '存储'],
];

const entries = (
  vendor: string,
  rows: readonly Row[],
  size: number,
  style: (name: string, color: string) => string,
): readonly EntryOf[] =>
  rows.map(([name, zh, en, color, keywords]) =>
    single(
      `${vendor}.${name}`,
      [zh, en],
      style(name, color),
      [size, size],
      `${vendor} ${name.replaceAll('_', ' ')} 云 cloud ${keywords}`,
    ),
  );

/** Services of clouds, and what holds them. */
export const cloud: readonly EntryOf[] = [
  ...entries(
    'aws',
    AWS,
    60,
    (name, color) =>
      `${BELOW}strokeColor=#ffffff;fillColor=${color};shape=mxgraph.aws4.resourceIcon;resIcon=mxgraph.aws4.${name};`,
  ),
  single(
    'aws.cloud',
    ['AWS 云', 'AWS cloud'],
    `${GROUP}grIcon=mxgraph.aws4.group_aws_cloud;strokeColor=#232F3E;fontColor=#232F3E;`,
    [240, 180],
    '分组 group',
    'AWS',
  ),
  single(
    'aws.vpcGroup',
    ['VPC 分组', 'VPC group'],
    `${GROUP}grIcon=mxgraph.aws4.group_vpc2;strokeColor=#8C4FFF;fontColor=#8C4FFF;`,
    [220, 160],
    '网络 group',
    'VPC',
  ),
  single(
    'aws.subnet',
    ['子网分组', 'Subnet group'],
    `${GROUP}grIcon=mxgraph.aws4.group_subnet_security;grStroke=0;strokeColor=#7AA116;fontColor=#7AA116;`,
    [200, 140],
    '网络 subnet',
    'Subnet',
  ),
  ...entries(
    'azure',
    AZURE,
    60,
    (name, color) => `${BELOW}strokeColor=none;fillColor=${color};shape=mxgraph.azure.${name};`,
  ),
  ...entries(
    'gcp',
    GCP,
    60,
    (name, color) => `${BELOW}strokeColor=none;fillColor=${color};shape=mxgraph.gcp2.hexIcon;prIcon=${name};`,
  ),
  ...entries(
    'kubernetes',
    KUBERNETES,
    60,
    (name, color) =>
      `${BELOW}strokeColor=#ffffff;fillColor=${color};shape=mxgraph.kubernetes.icon;prIcon=${name};`,
  ),
];
