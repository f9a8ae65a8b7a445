/** Each syllable of Pinyin and the first character that is read so, in the order of Pinyin, `ü` written as `v`. */
const SYLLABLES =
  'a吖ai哎an安ang肮ao凹ba丷bai挀ban扳bang邦bao勹bei卑ben奔beng伻bi屄bian边biao灬bie憋bin汃bing冫bo癶bu峬ca嚓cai偲can参' +
  'cang仓cao撡ce冊cen嵾ceng曽cha叉chai芆chan辿chang伥chao抄che车chen抻cheng阷chi吃chong充chou抽chu出chuai揣chuan巛' +
  'chuang刅chui吹chun旾chuo逴ci呲cong匆cou凑cu粗cuan汆cui崔cun邨cuo搓da咑dai呆dan丹dang当dao刀de嘚den扥deng灯di氐' +
  'dia嗲dian敁diao刁die爹ding丁diu丟dong东dou吺du厾duan耑dui垖dun吨duo多e妸en奀eng鞥er儿fa发fan帆fang匚fei飞fen分' +
  'feng丰fo仏fou紑fu夫ga旮gai侅gan甘gang冈gao皋ge戈gei给gen根geng刯gong工gou勾gu估gua瓜guai乖guan关guang光gui归gun丨' +
  'guo呙ha哈hai咍han佄hang夯hao茠he诃hei黒hen拫heng亨hong叿hou齁hu乎hua花huai怀huan欢huang巟hui灰hun昏huo吙ji丌jia加' +
  'jian戋jiang江jiao交jie阶jin巾jing坕jiong冂jiu丩ju凥juan姢jue噘jun军ka咔kai开kan刊kang忼kao尻ke匼ken肎keng劥kong空' +
  'kou抠ku扝kua夸kuai蒯kuan宽kuang匡kui亏kun坤kuo扩la垃lai来lan兰lang啷lao捞le仂lei勒leng崚li哩lia俩lian奁liang良' +
  'liao撩lie毟lin拎ling伶liu溜long龙lou瞜lu噜lv驴luan娈lve掠lun抡luo啰ma妈mai埋man嫚mang牤mao猫me么mei坆men椚meng擝' +
  'mi咪mian宀miao喵mie乜min民ming名miu谬mo摸mou哞mu毪na拏nai腉nan囡nang囔nao孬ne疒nei娞nen恁neng能ng嗯ni妮nian拈' +
  'niang娘niao鸟nie捏nin囜ning宁niu妞nong农nou羺nu奴nv女nuan奻nve疟nuo挪o喔ou欧pa妑pai拍pan眅pang乓pao抛pei呸pen喷' +
  'peng匉pi丕pian囨piao剽pie氕pin姘ping乒po钋pou剖pu仆qi七qia掐qian千qiang呛qiao悄qie苆qin亲qing靑qiong卭qiu丘qu区' +
  'quan奍que炔qun夋ran呥rang穣rao娆re惹ren人reng扔ri日rong戎rou厹ru邚ruan堧rui桵run瞤ruo捼sa仨sai毢san三sang桒sao掻' +
  'se閪sen森seng僧sha杀shai筛shan山shang伤shao弰she奢shei谁shen申sheng升shi尸shou収shu书shua刷shuai衰shuan闩' +
  'shuang双shui脽shun吮shuo说si厶song忪sou凁su苏suan狻sui夊sun孙suo唆ta他tai囼tan坍tang汤tao夲te忑teng熥ti剔tian天' +
  'tiao旫tie帖ting厅tong囲tou偷tu凸tuan湍tui推tun吞tuo乇wa屲wai歪wan弯wang尢wei危wen昷weng翁wo挝wu乌xi夕xia呷xian仙' +
  'xiang乡xiao灱xie些xin心xing星xiong凶xiu休xu戌xuan吅xue削xun坃ya丫yan恹yang央yao幺ye倻yi鄓yin囙ying应yo哟yong佣' +
  'you优yu込yuan囦yue曰yun晕za帀zai災zan兂zang匨zao傮ze则zei贼zen怎zeng囎zha扎zhai夈zhan枬zhang张zhao佋zhe蜇zhen贞' +
  'zheng凧zhi之zhong中zhou州zhu朱zhua抓zhuai跩zhuan专zhuang妆zhui隹zhun宒zhuo拙zi孜zong宗zou邹zu租zuan钻zui厜zun尊' +
  'zuo嘬';

/** Characters with the ways they are read in titles, of which the browser's dictionary knows one. */
const HETERONYMS =
  '便bian,pian 藏cang,zang 曾ceng,zeng 差cha,chai 长chang,zhang 朝chao,zhao 车che,ju 称cheng,chen 盛sheng,cheng ' +
  '乘cheng,sheng 重chong,zhong 传chuan,zhuan 单dan,shan,chan 弹dan,tan 得de,dei 地di,de 的de,di 调tiao,diao 都du,dou 度du,duo ' +
  '否fou,pi 还hai,huan 行xing,hang 和he,huo 会hui,kuai 系xi,ji 降jiang,xiang 角jiao,jue 觉jue,jiao 校xiao,jiao 卡ka,qia ' +
  '壳ke,qiao 了le,liao 乐le,yue 露lu,lou 绿lv,lu 率lv,shuai 落luo,la 没mei,mo 模mo,mu 强qiang,jiang 区qu,ou 色se,shai 厦sha,xia ' +
  '折zhe,she 参can,shen 什shen,shi 省sheng,xing 识shi,zhi 似si,shi 属shu,zhu 数shu,shuo 说shuo,shui 宿su,xiu 提ti,di 吓xia,he ' +
  '见jian,xian 纤xian,qian 血xue,xie 叶ye,xie 削xue,xiao 钥yao,yue 扎za,zha 着zhe,zhao,zhuo 薄bao,bo 泊bo,po 佛fo,fu 贾jia,gu ' +
  '奇qi,ji 石shi,dan 畜chu,xu 粘zhan,nian 剥bo,bao 恶e,wu 择ze,zhai 埋mai,man 屏ping,bing 朴pu,piao 塞sai,se 大da,dai 给gei,ji ' +
  '核he,hu 期qi,ji 合he,ge 夹jia,ga 阿a,e 尺chi,che 伯bo,bai 拓tuo,ta 熟shu,shou 谁shui,shei 那na,nei 呢ne,ni 哪na,nei 万wan,mo ' +
  '尾wei,yi 遗yi,wei 匙chi,shi 嚼jiao,jue 仔zi,zai';

const HAN = /\p{Script=Han}/u;
const LETTER = /[\p{L}\p{N}]/u;

interface Dictionary {
  readonly collator: Intl.Collator;
  readonly syllables: readonly (readonly [syllable: string, first: string])[];
}

let opened: Dictionary | undefined;

/** What has been read, since titles are searched with each key. */
const read = new Map<string, readonly string[]>();

/** The order of the browser's own Chinese dictionary tells how a character is read, so that there is no dictionary to load. */
function openDictionary(): Dictionary {
  const syllables = [...SYLLABLES.matchAll(/([a-z]+)(\p{Script=Han})/gu)];
  return {
    collator: new Intl.Collator('zh-CN-u-co-pinyin'),
    syllables: syllables.map(([, syllable = '', first = '']) => [syllable, first] as const),
  };
}

/** Returns the syllables that a character is read as, itself for another letter or a digit, and none for other signs. */
function readingsOf(character: string): readonly string[] {
  if (!HAN.test(character)) return LETTER.test(character) ? [character] : NONE;
  if (read.size === 0) {
    for (const [, heteronym = '', readings = ''] of HETERONYMS.matchAll(/(\p{Script=Han})([a-z,]+)/gu))
      read.set(heteronym, readings.split(','));
  }
  const known = read.get(character) ?? [lookUp(character)];
  read.set(character, known);
  return known;
}

const NONE: readonly string[] = [];

function lookUp(character: string): string {
  const { collator, syllables } = (opened ??= openDictionary());
  let [low, high, found] = [0, syllables.length - 1, ''];
  while (low <= high) {
    const middle = (low + high) >> 1;
    const [syllable, first] = syllables[middle]!;
    if (collator.compare(character, first) < 0) high = middle - 1;
    else [found, low] = [syllable, middle + 1];
  }
  return found;
}

/**
 * Tells whether a text has a run of characters whose Pinyin a query is, each syllable whole or by its initial, the last one as far as it is
 * typed: `订单列表` answers to `dingdan`, `ddlb`, `dingdanl` and `liebiao`. A character that is read in several ways answers to each of them.
 *
 * @param query Letters in lower case; blank space says nothing.
 */
export function matchesPinyin(text: string, query: string): boolean {
  const wanted = query.replaceAll(/\s/g, '');
  if (!/[a-z]/.test(wanted)) return false;
  const readings = [...text.toLowerCase()].map(readingsOf).filter(({ length }) => length > 0);
  return readings.some((_, at) => isReadFrom(readings, at, wanted));
}

function isReadFrom(readings: readonly (readonly string[])[], at: number, wanted: string): boolean {
  if (wanted === '') return true;
  return (readings[at] ?? NONE).some((syllable) => {
    if (syllable.startsWith(wanted)) return true;
    const goesOn = (length: number) => isReadFrom(readings, at + 1, wanted.slice(length));
    if (wanted.startsWith(syllable) && goesOn(syllable.length)) return true;
    return syllable.length > 1 && wanted.startsWith(syllable.charAt(0)) && goesOn(1);
  });
}
