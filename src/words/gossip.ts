/**
 * Evening gossip about other squadrons and the line, day by day. The facts are those of the historical April, by the
 * card of April 1917; the words are our own. None gives the weather, because the campaign has its own.
 */
export const GOSSIP: Readonly<Record<number, readonly string[]>> = {
  1: [
    'A German named Mohr, of whom people here had heard too much, was shot down today. Nobody pretends to be sorry.',
    'It is the first of April, and the Adjutant has been sent for by four Generals, none of whom exists.',
    'The clocks went on an hour last week. The cook still keeps the old time, and says that so does the hen.',
  ],
  2: [
    'The infantry has the last villages before the Hindenburg Line, and not a roof on any of them.',
    'The red one had two of ours today, by the German account. It is the same man again.',
  ],
  3: ['The red machine had another today. Everybody knows somebody who has seen it.'],
  4: [
    'From tomorrow it is to be balloons all along the front, says a man who had it from Wing.',
    '48 Squadron has the new Bristols at La Bellevue, and may not say so to anybody, and does.',
  ],
  5: [
    'Six of the new Bristols went to Douai with a V.C. in front. Two came back, and one of the two will not fly again.',
    '48 Squadron closed up today and left it to the observers. People say quietly that one ought to fly the thing like a scout.',
  ],
  6: [
    "57 Squadron's F.E.s were badly cut up this morning. They send up what they have left tomorrow, all the same.",
    '100 Squadron is off to Douai by moonlight, with bombs. They sleep in the day, and are envied for that alone.',
  ],
  7: [
    'A Canadian of 60 Squadron burned a balloon on his own today. Bishop, he is called.',
    'They burn ours too: two observers came down at Arras by parachute, swearing.',
  ],
  8: [
    'Seventy-five machines in five days, says Wing, and fifty-six more that our own people broke without any help.',
    'One of their leaders, Frankl, came to pieces in the air today. The wings went, they say. It happens to them too.',
  ],
  9: [
    'The attack went in at half past five. They are at Fampoux tonight: three miles and a half. Nobody here can believe it.',
    '12, 13 and 16 Squadrons have been over the infantry since first light, and have lost one machine.',
  ],
  10: [
    'The ridge at Vimy is ours. One can see Douai from it, says a gunner, who seems to think that we should be pleased.',
  ],
  11: [
    'Monchy is ours. At Bullecourt it went badly.',
    'Naval 1 has brought its Triplanes up to La Bellevue. The sailors call the floor the deck.',
  ],
  12: ['Wancourt is ours, and the line a mile nearer to Germany, if one does not count the mud.'],
  13: [
    'Six R.E.8s of 59 Squadron went to take one photograph. The escort did not find them, and none of the six is back.',
    'Two of their pilots had seven of ours between them today. It is Jasta 11, and a man named Wolff had four.',
  ],
  14: [
    '60 Squadron sent out five Nieuports, and one came home. They are our age.',
    'Lievin is ours. There is beer in Bethune, for those with a tender.',
  ],
  15: ['The Germans came over at Lagnicourt this morning, and were thrown out again before lunch.'],
  16: [
    '60 Squadron has lost ten pilots in three days. The new ones came by the afternoon tender, and asked where they should put their things.',
    'From today German clocks stand an hour before ours. They will be up earlier, and none the nicer for it.',
  ],
  17: ['The red people are said to be moving house, to Roucourt, and we wish them a damp one.'],
  18: ['35 Squadron has been asked what the cavalry wants with it, and has written for an answer.'],
  19: ['At Marieux Naval 3 plays football against the village, and loses.'],
  20: [
    'Squadrons are full again, of men who have been out three days. They ask sensible questions, and write down the answers.',
    '56 Squadron is at Vert Galand with the new S.E.5s, and polishes them.',
  ],
  21: [
    'Heavy fighting towards evening, they say at Wing; and that there will be more tomorrow.',
    'Gonnelieu is taken, down at the southern end. The guns have not stopped for three weeks.',
  ],
  22: [
    'Two SPADs saw scouts above them near Marcoing this evening, took them for our own, and were wrong.',
    '56 Squadron has been over the lines at last, with all that polish on.',
  ],
  23: [
    'It has begun again on both sides of the Scarpe, and Gavrelle is ours. So is what one hears from there.',
    'Over Vitry they fought for most of an hour, and anybody who came by joined in. There has been nothing like it.',
  ],
  24: [
    'A German named Bernert had five of ours today, all by himself. He wears spectacles, they say.',
    'The sky was blue from end to end. The old hands do not thank anybody for it.',
  ],
  25: ['One of the red people has been brought down by a Strutter, of all things. The observers are not to be borne.'],
  26: ['Schaefer has left the red people, for a Jasta of his own. They say it is for good; we say the same.'],
  27: ['The pool sends boys now who have had ten hours on type, and says that they are the long course.'],
  28: ['Arleux is ours, and Oppy is not. The guns at Vimy were heard in the mess, over the gramophone.'],
  29: [
    'Three SPADs of 19 Squadron did not come back, and Harvey-Kelly was in one. He had been out since the first week of the war.',
    'The red one had four today, by their own account. He is said to be going on leave.',
  ],
  30: [
    'Twenty of them came over in one crowd, four Jastas of all colours. It is a new fashion, and we do not like it.',
    'The red one goes on leave tomorrow, to be looked at in Berlin. His brother has them meanwhile.',
  ],
};
