/** The names that also count without a semicolon, with their code points in hexadecimal: those of Latin 1. */
const LEGACY =
  'quot=22 amp=26 lt=3c gt=3e nbsp=a0 iexcl=a1 cent=a2 pound=a3 curren=a4 yen=a5 brvbar=a6 sect=a7 uml=a8 ' +
  'copy=a9 ordf=aa laquo=ab not=ac shy=ad reg=ae macr=af deg=b0 plusmn=b1 sup2=b2 sup3=b3 acute=b4 micro=b5 ' +
  'para=b6 middot=b7 cedil=b8 sup1=b9 ordm=ba raquo=bb frac14=bc frac12=bd frac34=be iquest=bf Agrave=c0 ' +
  'Aacute=c1 Acirc=c2 Atilde=c3 Auml=c4 Aring=c5 AElig=c6 Ccedil=c7 Egrave=c8 Eacute=c9 Ecirc=ca Euml=cb ' +
  'Igrave=cc Iacute=cd Icirc=ce Iuml=cf ETH=d0 Ntilde=d1 Ograve=d2 Oacute=d3 Ocirc=d4 Otilde=d5 Ouml=d6 ' +
  'times=d7 Oslash=d8 Ugrave=d9 Uacute=da Ucirc=db Uuml=dc Yacute=dd THORN=de szlig=df agrave=e0 aacute=e1 ' +
  'acirc=e2 atilde=e3 auml=e4 aring=e5 aelig=e6 ccedil=e7 egrave=e8 eacute=e9 ecirc=ea euml=eb igrave=ec ' +
  'iacute=ed icirc=ee iuml=ef eth=f0 ntilde=f1 ograve=f2 oacute=f3 ocirc=f4 otilde=f5 ouml=f6 divide=f7 ' +
  'oslash=f8 ugrave=f9 uacute=fa ucirc=fb uuml=fc yacute=fd thorn=fe yuml=ff AMP=26 LT=3c GT=3e QUOT=22 ' +
  'COPY=a9 REG=ae';

/** The other names of HTML 4 and those of HTML 5 that people write; all 2,231 would take half as much as this package. */
const OTHERS =
  'OElig=152 oelig=153 Scaron=160 scaron=161 Yuml=178 fnof=192 circ=2c6 tilde=2dc Alpha=391 Beta=392 ' +
  'Gamma=393 Delta=394 Epsilon=395 Zeta=396 Eta=397 Theta=398 Iota=399 Kappa=39a Lambda=39b Mu=39c Nu=39d ' +
  'Xi=39e Omicron=39f Pi=3a0 Rho=3a1 Sigma=3a3 Tau=3a4 Upsilon=3a5 Phi=3a6 Chi=3a7 Psi=3a8 Omega=3a9 ' +
  'alpha=3b1 beta=3b2 gamma=3b3 delta=3b4 epsilon=3b5 zeta=3b6 eta=3b7 theta=3b8 iota=3b9 kappa=3ba ' +
  'lambda=3bb mu=3bc nu=3bd xi=3be omicron=3bf pi=3c0 rho=3c1 sigmaf=3c2 sigma=3c3 tau=3c4 upsilon=3c5 ' +
  'phi=3c6 chi=3c7 psi=3c8 omega=3c9 thetasym=3d1 upsih=3d2 piv=3d6 ensp=2002 emsp=2003 thinsp=2009 ' +
  'zwnj=200c zwj=200d lrm=200e rlm=200f ndash=2013 mdash=2014 lsquo=2018 rsquo=2019 sbquo=201a ldquo=201c ' +
  'rdquo=201d bdquo=201e dagger=2020 Dagger=2021 bull=2022 hellip=2026 permil=2030 prime=2032 Prime=2033 ' +
  'lsaquo=2039 rsaquo=203a oline=203e frasl=2044 euro=20ac image=2111 weierp=2118 real=211c trade=2122 ' +
  'alefsym=2135 larr=2190 uarr=2191 rarr=2192 darr=2193 harr=2194 crarr=21b5 lArr=21d0 uArr=21d1 rArr=21d2 ' +
  'dArr=21d3 hArr=21d4 forall=2200 part=2202 exist=2203 empty=2205 nabla=2207 isin=2208 notin=2209 ni=220b ' +
  'prod=220f sum=2211 minus=2212 lowast=2217 radic=221a prop=221d infin=221e ang=2220 and=2227 or=2228 ' +
  'cap=2229 cup=222a int=222b there4=2234 sim=223c cong=2245 asymp=2248 ne=2260 equiv=2261 le=2264 ge=2265 ' +
  'sub=2282 sup=2283 nsub=2284 sube=2286 supe=2287 oplus=2295 otimes=2297 perp=22a5 sdot=22c5 lceil=2308 ' +
  'rceil=2309 lfloor=230a rfloor=230b lang=27e8 rang=27e9 loz=25ca spades=2660 clubs=2663 hearts=2665 ' +
  'diams=2666 apos=27 Tab=9 NewLine=a excl=21 num=23 dollar=24 percnt=25 lpar=28 rpar=29 ast=2a plus=2b ' +
  'comma=2c period=2e sol=2f colon=3a semi=3b equals=3d quest=3f commat=40 lsqb=5b lbrack=5b bsol=5c ' +
  'rsqb=5d rbrack=5d Hat=5e lowbar=5f grave=60 lcub=7b lbrace=7b verbar=7c vert=7c rcub=7d rbrace=7d ' +
  'hyphen=2010 dash=2010 horbar=2015 mldr=2026 nldr=2025 check=2713 checkmark=2713 cross=2717 star=2606 ' +
  'starf=2605 bigstar=2605 phone=260e female=2640 male=2642 sung=266a flat=266d natural=266e sharp=266f ' +
  'malt=2720 sext=2736 copysr=2117 numero=2116 rx=211e ohm=3a9 deg=b0 half=bd frac13=2153 frac23=2154 ' +
  'frac15=2155 frac18=215b varr=2195 nearr=2197 nwarr=2196 searr=2198 swarr=2199 map=21a6 larrhk=21a9 ' +
  'rarrhk=21aa lrarr=21c6 rlarr=21c4 rarrw=219d square=25a1 squ=25a1 blk14=2591 block=2588 utri=25b5 ' +
  'dtri=25bf ltri=25c3 rtri=25b9 cir=25cb bigcirc=25ef telrec=2315 target=2316 heartsuit=2665 hbar=210f ' +
  'ell=2113 hslash=210f planck=210f complexes=2102 integers=2124 naturals=2115 rationals=211a reals=211d ' +
  'angle=2220 compfn=2218 setminus=2216 smile=2323 frown=2322 approx=2248 leq=2264 geq=2265 ll=226a gg=226b ' +
  'subset=2282 supset=2283 emptyset=2205 varnothing=2205 cdot=10b centerdot=b7 bullet=2022 iff=21d4 ' +
  'rightarrow=2192 leftarrow=2190 uparrow=2191 downarrow=2193 leftrightarrow=2194 Rightarrow=21d2 ' +
  'Leftarrow=21d0 Leftrightarrow=21d4 mapsto=21a6 longrightarrow=27f6 longleftarrow=27f5 lbbrk=2772';

const parse = (list: string): ReadonlyMap<string, string> =>
  new Map(
    list.split(' ').map((entry) => {
      const [name = '', code = ''] = entry.split('=');
      return [name, String.fromCodePoint(Number.parseInt(code, 16))];
    }),
  );

/** Characters by the names that may stand without a semicolon (https://html.spec.whatwg.org/#named-character-references). */
export const legacyEntities = parse(LEGACY);

/** Characters by the names that need their semicolon. */
export const otherEntities = parse(OTHERS);
