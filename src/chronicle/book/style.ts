/** The style of the page: by day and by night, on a phone and on paper. */
export const STYLE = `
:root{color-scheme:light dark;--paper:#fbf8f1;--ink:#22201c;--faint:#5f5a50;--line:#d3cbbb;--card:#fffdf8;--ours:#1f5a8c;--theirs:#ab2f26;
--good:#2f6b3a;--gold:#8a6200;--fan:#1f5a8c;--allied:#eef2e4;--trenches:#ddd3bf;--enemy:#f3e7dd;--water:#7ba3bf;--shade:#6d7480}
@media(prefers-color-scheme:dark){:root{--paper:#17181a;--ink:#ebe6da;--faint:#aaa498;--line:#44443f;--card:#1f2123;--ours:#7db8ea;
--theirs:#f0857a;--good:#86c792;--gold:#e2b64c;--fan:#7db8ea;--allied:#222a22;--trenches:#3a352b;--enemy:#2f2622;--water:#48687d;--shade:#8d95a3}}
*{box-sizing:border-box}
html{background:var(--paper);color:var(--ink);font:16px/1.5 Georgia,"Times New Roman",serif}
body{margin:0 auto;max-width:1100px;padding:0 1rem 4rem;overflow-wrap:break-word}
header{padding:2rem 0 1rem;border-bottom:3px double var(--line)}
h1{font-size:1.9rem;line-height:1.2;margin:0;text-wrap:balance}h2{font-size:1.45rem;margin:2.5rem 0 .75rem;border-bottom:1px solid var(--line)}
h3{font-size:1.15rem;margin:1.75rem 0 .5rem}h4{font-size:1rem;margin:1.25rem 0 .25rem}
p{max-width:70ch;margin:.5rem 0}.sub,.legend,figcaption{color:var(--faint)}
a{color:var(--ours)}nav ul{display:flex;flex-wrap:wrap;gap:.25rem 1rem;list-style:none;padding:0;margin:.75rem 0}
nav a{display:inline-block;padding:.15rem 0}summary{cursor:pointer;padding:.25rem 0}summary :is(h3,h4){display:inline;margin:0}summary .sub{font-weight:normal;font-size:.85rem;white-space:nowrap}details[open]>summary{margin-bottom:.5rem}
dl.glance{display:grid;grid-template-columns:repeat(auto-fill,minmax(max(9rem,22%),1fr));gap:.75rem;margin:1rem 0}
.figure{border:1px solid var(--line);background:var(--card);padding:.5rem .75rem;border-radius:4px}
.figure dt{color:var(--faint);font-size:.85rem}.figure dd{margin:0;font-size:1.6rem;font-variant-numeric:tabular-nums}
.scroll{overflow-x:auto;margin:.75rem 0}svg{display:block;max-width:100%;height:auto;font:12px Georgia,"Times New Roman",serif}
svg[style]{max-width:none;width:100%}svg text{fill:var(--ink)}.faint,svg .ticks text{fill:var(--faint)}.ticks{text-anchor:middle}
table{border-collapse:collapse;font-size:.85rem;line-height:1.35}caption{text-align:left;font-weight:bold;font-size:1rem;padding:.5rem 0}
th,td{text-align:left;vertical-align:top;padding:.2rem .6rem .2rem 0;border-bottom:1px solid var(--line)}th{color:var(--faint);font-weight:normal}
td.number,th.number{text-align:right}td.number{font-variant-numeric:tabular-nums}
.legend span{margin-right:1.1em;white-space:nowrap}.key{display:inline-block;width:.8em;height:.8em;vertical-align:-.05em;background:currentColor}
.axis{stroke:var(--line);fill:none}.zero{stroke:var(--faint);stroke-dasharray:3 3}.course{fill:none;stroke:var(--ink);stroke-width:2.5}
.outer{fill:var(--fan);background:var(--fan);opacity:.18}.inner{fill:var(--fan);background:var(--fan);opacity:.3}.middle{fill:none;stroke:var(--fan);stroke-width:1.5}
.key.course{background:var(--ink);height:.2em;vertical-align:.25em}.key.middle{background:var(--fan);height:.15em;vertical-align:.25em}
.fit{fill:var(--good);background:var(--good)}.wounded,.under-repair{fill:var(--gold);background:var(--gold)}
.away,.awaited{fill:var(--shade);background:var(--shade)}.lost{fill:var(--theirs);background:var(--theirs)}
.fit,.wounded,.away,.under-repair,.awaited{opacity:.45}.flew{fill:var(--ink);background:var(--ink)}.key.flew{border-radius:50%}
.honour{fill:var(--gold);background:var(--gold)}.ours{fill:var(--ours);background:var(--ours)}.theirs{fill:var(--theirs);background:var(--theirs)}
.hex{stroke:var(--line);stroke-width:.6}.hex.allied{fill:var(--allied)}.hex.trenches{fill:var(--trenches)}.hex.enemy{fill:var(--enemy)}
.river,.canal{fill:none;stroke:var(--water);stroke-width:1.6}.road,.railway{fill:none;stroke:var(--line);stroke-width:1.4}
.railway{stroke-dasharray:5 2}.battery{stroke:var(--ink);stroke-width:2.4;fill:none}.place{font-size:10.5px;fill:var(--ink)}.place,.fight svg text{paint-order:stroke;stroke:var(--paper);stroke-width:3;stroke-linejoin:round}.key.track-key{background:var(--ours);height:.2em;vertical-align:.25em}.key.fight-key{background:var(--theirs)}.key.landing-key{background:var(--good)}.key.ours,.key.theirs,.key.fight-key,.key.landing-key{border-radius:50%}
.key.cross{background:none;margin-right:.3em}.key.cross::before{content:'\u00d7';font-weight:bold;font-size:1.4em;line-height:.6}.key.side-key{height:.2em;vertical-align:.25em}
.key.shot-key{background:var(--faint);height:.1em;width:1.4em;vertical-align:.3em}.key.shot-key.hit{background:var(--theirs);height:.2em;vertical-align:.25em}.key.way-key{background:none;border-top:2px dotted var(--ours);width:1.4em;height:0;vertical-align:.3em}
.key.honour{clip-path:polygon(50% 0,63% 35%,100% 37%,71% 60%,81% 97%,50% 76%,19% 97%,29% 60%,0 37%,37% 35%);width:1.1em;height:1.1em}
.track{fill:none;stroke:var(--ours);stroke-width:1.6;opacity:.55}.track.alone{stroke-width:2.6;opacity:.95}.track.side{stroke-dasharray:4 3}
.turn{fill:var(--card);stroke:var(--ours)}.fight-mark{fill:var(--theirs);stroke:var(--card)}.down{stroke:var(--ink);stroke-width:2.4}
.landing{fill:var(--good);stroke:var(--card)}.attack{stroke:var(--faint);stroke-width:1}.attack.hit{stroke:var(--theirs);stroke-width:2.4}
.ground{fill:var(--line)}.height{fill:none;stroke:var(--ours);stroke-width:2}.weather{fill:var(--shade)}
.level{stroke:var(--line);stroke-width:.5}.earth{stroke:var(--faint);stroke-width:3}.air.low{fill:var(--allied)}.air.medium{fill:var(--allied);opacity:.6}.air.high{fill:var(--allied);opacity:.3}
.cloud{fill:var(--shade);opacity:.35}.haze{stroke:var(--shade);stroke-dasharray:6 4}.target{fill:var(--gold)}.down{fill:none}
.way{fill:none;stroke-width:1.5;stroke-dasharray:3 3}.base{fill:var(--card)}.ours-way{stroke:var(--ours)}.theirs-way{stroke:var(--theirs)}
.mission,.fallen{border-top:1px solid var(--line)}.mission:has([open]){margin-bottom:2rem}.pair{display:grid;grid-template-columns:repeat(auto-fit,minmax(min(100%,26rem),1fr));gap:1rem}
.pair>*{min-width:0}.pair>svg{width:100%}.fight{border-left:3px solid var(--theirs);padding-left:1rem;margin:1rem 0}.fight figure{margin:.75rem 0}
.fight ul{margin:.25rem 0;padding-left:1.2rem}.steps{display:none}.stepped .steps{display:flex;gap:.5rem;align-items:center}
.stepped figure[hidden]{display:none}button{font:inherit;color:inherit;background:var(--card);border:1px solid var(--faint);border-radius:4px;padding:.35rem .8rem;min-height:2.5rem}
.man{border-top:1px solid var(--line);padding:.25rem 0}h2+.man{border-top:0}.man ol{list-style:none;padding:0;margin:.25rem 0}.fallen{break-before:page}h2+.fallen{break-before:auto}.day{border-top:1px solid var(--line)}h2+.day{border-top:0}.man li{padding-left:1.2rem;text-indent:-1.2rem}td[data-field=date],th[scope=row]{white-space:nowrap}
@keyframes appears{from{opacity:0}}
@media screen and (prefers-reduced-motion:no-preference){:is(.plays:hover,.plays:focus-within) :is(a,.on-its-day){animation:appears .4s calc(var(--day)*1s) backwards}}
@media screen and (max-width:34rem){[data-table=cast] :is(td:nth-child(2),th:nth-child(2)){display:none}.pair svg text{font-size:15px}.pair svg .place{font-size:13px}.on-the-track svg text{font-size:16px}.with-cards svg text,.on-the-table svg text{font-size:15px}}
@media(min-width:60rem){.fight figure{display:grid;grid-template-columns:minmax(0,34rem) minmax(14rem,1fr);gap:0 1.5rem;align-items:start}.fight figcaption{grid-column:1/-1}}
@media print{details::details-content{content-visibility:visible;block-size:auto}summary{list-style:none}.fight{display:none}.strips .fight{display:block}
:root{color-scheme:light;--paper:#fff;--ink:#000;--faint:#444;--line:#bbb;--card:#fff;--ours:#1f5a8c;--theirs:#ab2f26;--good:#2f6b3a;
--gold:#8a6200;--fan:#1f5a8c;--allied:#f4f6ee;--trenches:#e4dccb;--enemy:#f8f0e9;--water:#7ba3bf;--shade:#6d7480}
html{font-size:10pt}body{max-width:none;padding:0}nav,.steps,.stepped .steps{display:none}.scroll{overflow:visible}svg[style]{min-width:0!important}
.stepped figure[hidden]{display:grid}figure,tr,.figure,svg,.man li,.day h4+p{break-inside:avoid}h2,h3,h4,.man .sub,.mission>.sub,.pair,figcaption{break-after:avoid}p{orphans:3;widows:3}
#map,#missions,#people,#history,#days,#record{break-before:page}.fight figure{display:grid;grid-template-columns:10cm 1fr;gap:0 .5cm;align-items:start}.fight figcaption{grid-column:1/-1}
.with-cards,.from-the-side,.on-the-table{columns:3;column-gap:.6cm}.fight h4,.fight>p{column-span:all}.fight>p{break-after:avoid}.with-cards figure,.from-the-side figure,.on-the-table figure{display:block!important;margin:0 0 .4cm}.with-cards ul,.from-the-side ul,.on-the-table ul{font-size:7.5pt;line-height:1.25}.with-cards svg text,.on-the-table svg text{font-size:17px}
#days,#missions,#people{columns:2;column-gap:.8cm;font-size:8.5pt;line-height:1.35}:is(#days,#missions,#people)>:is(h2,.legend){column-span:all}:is(#days,#missions,#people) p{max-width:none;margin:.3rem 0}
.mission .pair{display:block}.mission .pair svg{max-height:4.5cm}.mission .pair svg+svg,[data-table=missions],[data-table=flights],[data-table=victory-points],details:has(>.scroll>:is([data-table=missions],[data-table=flights],[data-table=victory-points])){display:none}
.mission{break-inside:auto;margin:0 0 .4cm}#days h3,#missions h3,#people h3{font-size:1.05rem}
table{font-size:7.5pt;width:100%}.mission table{font-size:7pt}[data-table=people],[data-table=flights]{font-size:6pt}td,th{overflow-wrap:break-word;padding-right:.3rem}
.key{print-color-adjust:exact}a{color:inherit;text-decoration:none}#record{page:wide}@page{margin:15mm}@page wide{size:landscape}}
`;

/**
 * With scripts a fight is shown step by step: by its buttons, or by the arrow keys when it has the focus; and what a
 * link leads to is unfolded.
 */
export const SCRIPT = `
document.querySelectorAll('.fight').forEach(function(fight){
var phases=fight.querySelectorAll('figure'),at=0;if(phases.length<2)return;
fight.classList.add('stepped');fight.tabIndex=0;
var said=fight.querySelector('.steps span');
function show(n){at=Math.max(0,Math.min(phases.length-1,n));phases.forEach(function(p,i){p.hidden=i!==at});said.textContent=(at+1)+' of '+phases.length}
fight.querySelector('.back').addEventListener('click',function(){show(at-1)});
fight.querySelector('.on').addEventListener('click',function(){show(at+1)});
fight.addEventListener('keydown',function(e){if(e.key==='ArrowRight'){show(at+1);e.preventDefault()}if(e.key==='ArrowLeft'){show(at-1);e.preventDefault()}});
show(0)});
function unfold(){var there=document.getElementById(location.hash.slice(1)),its=there&&there.querySelector('details');
if(its&&/^(?:mission|fallen|man)$/.test(there.className))its.open=true}
addEventListener('hashchange',unfold);unfold();
`;
