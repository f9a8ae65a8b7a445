/** An emoji with the words it is looked for by, Chinese ones first. */
export interface Emoji {
  readonly emoji: string;
  readonly words: readonly string[];
}

/** Returns the first word of an emoji in a language: its name. */
export const emojiName = ({ words }: Emoji, isChinese: boolean): string =>
  (isChinese ? words[0] : words.find((word) => /^[a-z]/i.test(word))) ?? '';

/** Those that people put on thoughts, by group; a line each, several to a line parted by `|`. */
const TABLE: readonly string[] = [
  `😀 大笑 笑脸 开心 grin smile happy|😂 笑哭 哈哈 joy tears laugh|😊 微笑 害羞 blush smile|😉 眨眼 wink|😍 喜欢 爱心眼 love eyes
🥰 喜爱 幸福 adore|😎 酷 墨镜 cool sunglasses|🤩 惊艳 星星眼 star-struck wow|🥳 庆祝 派对 party|🤔 思考 想想 thinking
🤨 怀疑 挑眉 doubt|😐 面无表情 无语 neutral|🙄 白眼 eyeroll|😏 得意 smirk|😴 睡觉 困 sleep
😅 尴尬 汗 sweat|😢 难过 哭 cry sad|😭 大哭 sob|😡 生气 愤怒 angry|😱 惊恐 害怕 scream fear
😮 惊讶 吃惊 surprise|🤯 震惊 爆炸 mind-blown|😷 口罩 生病 mask sick|🤒 发烧 fever|🤝 握手 合作 handshake deal
😇 天使 angel|🤗 拥抱 hug|🤫 安静 嘘 quiet shush|🤐 保密 闭嘴 zip secret|😬 紧张 龇牙 grimace
🙃 倒脸 upside-down|🥺 恳求 可怜 plead|😤 不服 哼 huff|🤓 书呆子 眼镜 nerd|🤖 机器人 人工智能 robot ai
👻 鬼 幽灵 ghost|💩 便便 poop|👽 外星人 alien|😈 恶魔 坏笑 devil|💀 骷髅 skull`,
  `👍 赞 好 同意 thumbs-up yes|👎 踩 反对 thumbs-down no|👏 鼓掌 拍手 clap|🙏 拜托 感谢 祈祷 please thanks|💪 加油 肌肉 力量 strong
👌 好的 没问题 ok|✌️ 胜利 耶 victory|🤞 好运 luck|👋 挥手 你好 再见 wave hello|🙌 万岁 举手 hooray
👉 向右指 right point|👈 向左指 left point|👆 向上指 up point|👇 向下指 down point|✋ 停 手掌 stop hand
✍️ 写字 write|👀 看 眼睛 关注 eyes look|🧠 大脑 脑力 brain|❤️ 爱心 红心 heart love|💔 心碎 broken-heart
👤 用户 人 user person|👥 团队 用户们 people team|👶 婴儿 baby|👦 男孩 boy|👧 女孩 girl
👨 男人 man|👩 女人 woman|👴 老人 爷爷 old|👪 家庭 family|🧑‍💻 程序员 开发 developer
🧑‍🏫 老师 teacher|🧑‍🎓 学生 毕业 student graduate|🧑‍⚕️ 医生 doctor|🧑‍🍳 厨师 cook chef|🧑‍🔬 科学家 scientist
🧑‍🎨 艺术家 画家 artist|👷 工人 施工 worker|👮 警察 police|🕵️ 侦探 调查 detective|🏃 跑步 run
🚶 走路 walk|🧘 冥想 瑜伽 yoga|🙋 举手 提问 ask|🤷 不知道 耸肩 shrug|💃 跳舞 dance`,
  `🐶 狗 dog|🐱 猫 cat|🐭 老鼠 mouse|🐰 兔子 rabbit|🦊 狐狸 fox
🐻 熊 bear|🐼 熊猫 panda|🐯 老虎 tiger|🦁 狮子 lion|🐮 牛 cow
🐷 猪 pig|🐵 猴子 monkey|🐔 鸡 chicken|🐧 企鹅 penguin|🐦 鸟 bird
🦅 老鹰 eagle|🦉 猫头鹰 owl|🐴 马 horse|🐑 羊 sheep|🐍 蛇 snake
🐉 龙 dragon|🐢 乌龟 turtle|🐟 鱼 fish|🐳 鲸鱼 whale|🐬 海豚 dolphin
🐝 蜜蜂 bee|🦋 蝴蝶 butterfly|🐌 蜗牛 慢 snail slow|🐞 瓢虫 bug|🕷️ 蜘蛛 spider
🌱 发芽 幼苗 成长 sprout grow|🌲 松树 树 tree|🌳 大树 树木 tree|🌴 棕榈 palm|🎋 竹子 bamboo
🍀 四叶草 幸运 clover luck|🍁 枫叶 maple|🍂 落叶 秋天 autumn|🌸 樱花 花 blossom flower|🌹 玫瑰 rose
🌻 向日葵 sunflower|🌷 郁金香 tulip|☀️ 太阳 晴天 sun|⛅ 多云 cloudy|☁️ 云 cloud
🌧️ 下雨 rain|⛈️ 雷雨 storm|❄️ 雪花 冷 snow cold|🌈 彩虹 rainbow|🌙 月亮 夜晚 moon night
⭐ 星星 star|🌟 闪亮 明星 glow|✨ 闪光 亮点 sparkles|⚡ 闪电 快 lightning fast|🔥 火 热门 fire hot
💧 水滴 水 water|🌊 海浪 wave|⛰️ 山 mountain|🌍 地球 世界 earth world|🌋 火山 volcano`,
  `🍎 苹果 apple|🍐 梨 pear|🍊 橘子 orange|🍋 柠檬 lemon|🍌 香蕉 banana
🍉 西瓜 watermelon|🍇 葡萄 grapes|🍓 草莓 strawberry|🍑 桃子 peach|🍒 樱桃 cherry
🍍 菠萝 pineapple|🥭 芒果 mango|🍅 番茄 tomato|🥕 胡萝卜 carrot|🌽 玉米 corn
🌶️ 辣椒 chili|🥦 西兰花 蔬菜 broccoli|🍄 蘑菇 mushroom|🥜 花生 peanut|🍞 面包 bread
🥚 鸡蛋 egg|🧀 奶酪 cheese|🍔 汉堡 burger|🍟 薯条 fries|🍕 披萨 pizza
🍚 米饭 rice|🍜 面条 拉面 noodles|🥟 饺子 dumpling|🍲 火锅 炖菜 hotpot stew|🍣 寿司 sushi
🥮 月饼 mooncake|🍰 蛋糕 cake|🎂 生日蛋糕 birthday|🍦 冰淇淋 ice-cream|🍫 巧克力 chocolate
🍬 糖果 candy|☕ 咖啡 coffee|🍵 茶 tea|🥛 牛奶 milk|🧋 奶茶 bubble-tea
🍺 啤酒 beer|🍷 红酒 wine|🥤 饮料 drink|🥢 筷子 chopsticks|🍽️ 餐具 吃饭 meal`,
  `⚽ 足球 soccer football|🏀 篮球 basketball|🏐 排球 volleyball|🎾 网球 tennis|🏓 乒乓球 table-tennis
🏸 羽毛球 badminton|🥊 拳击 boxing|🏊 游泳 swim|🚴 骑车 自行车 cycling|🏆 奖杯 冠军 trophy win
🥇 金牌 第一 gold first|🥈 银牌 第二 silver second|🥉 铜牌 第三 bronze third|🏅 奖牌 medal|🎯 目标 靶心 target goal
🎮 游戏 game|🎲 骰子 随机 dice|🧩 拼图 puzzle|♟️ 棋 策略 chess strategy|🀄 麻将 mahjong
🎨 调色盘 艺术 art palette|🎬 电影 拍摄 movie|🎤 麦克风 演讲 唱歌 microphone speech|🎧 耳机 headphones|🎵 音乐 music
🎹 钢琴 piano|🎸 吉他 guitar|🎉 庆祝 撒花 celebrate|🎊 彩球 confetti|🎁 礼物 gift
🧧 红包 red-envelope|🏮 灯笼 lantern|🎆 烟花 fireworks|🧨 鞭炮 firecracker|🎈 气球 balloon
🚗 汽车 car|🚌 公交车 bus|🚄 高铁 train|🚇 地铁 metro|🚚 卡车 送货 truck delivery
🚲 自行车 bicycle|✈️ 飞机 出差 旅行 plane travel|🚀 火箭 发布 rocket launch|🛸 飞碟 ufo|🚢 轮船 ship
🚦 红绿灯 traffic-light|🚧 施工中 construction|⛽ 加油站 fuel|🗺️ 地图 map|🧭 指南针 方向 compass
🏠 家 房子 home house|🏢 办公楼 公司 office|🏭 工厂 factory|🏫 学校 school|🏥 医院 hospital
🏦 银行 bank|🏪 商店 便利店 shop|🏛️ 政府 博物馆 museum|🏗️ 建设 建造 build|🌃 夜景 城市 city
⛺ 帐篷 露营 camping|🏖️ 海滩 假期 beach holiday|🎡 摩天轮 ferris-wheel|🗼 铁塔 tower|🏯 城堡 castle`,
  `📱 手机 phone mobile|💻 电脑 笔记本 laptop computer|🖥️ 显示器 台式机 desktop|⌨️ 键盘 keyboard|🖱️ 鼠标 mouse
🖨️ 打印机 printer|💾 软盘 保存 save disk|💿 光盘 cd|📷 相机 照片 camera|📹 摄像机 video
📞 电话 call|📺 电视 tv|🔋 电池 battery|🔌 插头 电源 plug|💡 灯泡 想法 主意 idea bulb
🔦 手电筒 torch|🕯️ 蜡烛 candle|📖 书 打开的书 book read|📚 书籍 书本 books|📒 笔记本 notebook
📝 备忘 记录 memo note|✏️ 铅笔 pencil|🖊️ 笔 钢笔 pen|🖌️ 画笔 brush|📌 图钉 pin
📎 回形针 附件 paperclip|🔗 链接 link|✂️ 剪刀 scissors|📐 三角尺 设计 ruler|📏 直尺 ruler
📁 文件夹 folder|📂 打开的文件夹 open-folder|🗂️ 分类 归档 dividers|📄 文档 文件 document page|📃 页面 page
📊 柱状图 图表 数据 chart bar|📈 上涨 增长 growth up|📉 下跌 decline down|📅 日历 日期 calendar date|🗓️ 日程 schedule
⏰ 闹钟 提醒 alarm|⏱️ 秒表 计时 stopwatch|⏳ 沙漏 等待 hourglass wait|🕒 时间 时钟 clock time|🔔 铃铛 通知 bell notify
📢 喇叭 公告 announce|📣 扩音器 宣传 megaphone|✉️ 信 邮件 mail letter|📧 电子邮件 email|📦 包裹 产品 package box
📬 邮箱 mailbox|💬 对话 聊天 评论 chat comment|💭 想法 气泡 thought|🔍 搜索 放大镜 search|🔎 查找 find
🔒 锁 安全 lock secure|🔓 开锁 unlock|🔑 钥匙 关键 key|🛡️ 盾牌 防护 shield|⚙️ 齿轮 设置 gear settings
🔧 扳手 修理 wrench fix|🔨 锤子 hammer|🛠️ 工具 tools|🧰 工具箱 toolbox|🧪 试管 实验 test experiment
🔬 显微镜 研究 microscope|🔭 望远镜 telescope|🧲 磁铁 magnet|⚖️ 天平 法律 公平 balance law|💊 药 medicine
💉 针 疫苗 vaccine|🩺 听诊器 stethoscope|🧹 扫帚 清理 clean|🗑️ 垃圾桶 删除 trash|🛒 购物车 shopping
💰 钱 钱袋 money|💵 钞票 cash|💳 银行卡 信用卡 card|🧾 收据 发票 receipt|💎 钻石 宝石 gem
👑 皇冠 crown|🎓 学士帽 毕业 graduation|👔 衬衫 衣服 shirt|👓 眼镜 glasses|☂️ 雨伞 umbrella
🎒 书包 背包 backpack|💼 公文包 商务 briefcase|🧳 行李箱 luggage|🛏️ 床 bed|🚪 门 door`,
  `✅ 完成 对勾 done check|❌ 错误 叉 不行 cross wrong|❓ 问号 疑问 question|❗ 感叹号 重要 important|⚠️ 警告 注意 warning
🚫 禁止 forbidden|⛔ 禁止通行 no-entry|💯 满分 一百 hundred|🆕 新 new|🆓 免费 free
🆗 好的 ok|🆘 求救 sos|🔴 红色 红圆 red|🟠 橙色 orange|🟡 黄色 yellow
🟢 绿色 green|🔵 蓝色 blue|🟣 紫色 purple|⚫ 黑色 black|⚪ 白色 white
🚩 红旗 旗子 flag|🏁 终点 finish|🏳️ 白旗 white-flag|➡️ 向右 right|⬅️ 向左 left
⬆️ 向上 up|⬇️ 向下 down|🔄 刷新 循环 refresh cycle|🔁 重复 repeat|↩️ 返回 撤销 back undo
▶️ 播放 开始 play start|⏸️ 暂停 pause|⏹️ 停止 stop|⏩ 快进 forward|➕ 加 plus add
➖ 减 minus|✖️ 乘 multiply|➗ 除 divide|♻️ 回收 recycle|♾️ 无限 infinity
1️⃣ 一 1 one|2️⃣ 二 2 two|3️⃣ 三 3 three|4️⃣ 四 4 four|5️⃣ 五 5 five
6️⃣ 六 6 six|7️⃣ 七 7 seven|8️⃣ 八 8 eight|9️⃣ 九 9 nine|🔟 十 10 ten
🧡 橙心 orange-heart|💛 黄心 yellow-heart|💚 绿心 green-heart|💙 蓝心 blue-heart|💜 紫心 purple-heart
☯️ 阴阳 太极 yin-yang|🈵 满 full|㊗️ 祝 congratulations|㊙️ 秘 secret|💲 美元 dollar`,
];

/** The emoji that are offered, by group. */
export const EMOJI_GROUPS: readonly (readonly Emoji[])[] = TABLE.map((group) =>
  group.split(/[|\n]/).map((entry) => {
    const [emoji = '', ...words] = entry.split(' ');
    return { emoji, words };
  }),
);

/** Returns the emoji that a text asks for, in their groups: by a part of a Chinese word or the start of an English one. */
export function searchEmoji(query: string): readonly (readonly Emoji[])[] {
  const asked = query.trim().toLowerCase();
  if (asked === '') return EMOJI_GROUPS;
  const isLatin = /^[a-z\d]/.test(asked);
  const isFound = ({ emoji, words }: Emoji) =>
    emoji === asked || words.some((word) => (isLatin ? beginsIn(word, asked) : word.includes(asked)));
  return EMOJI_GROUPS.map((group) => group.filter(isFound));
}

const beginsIn = (words: string, asked: string) =>
  words.startsWith(asked) || words.split('-').some((word) => word.startsWith(asked));
