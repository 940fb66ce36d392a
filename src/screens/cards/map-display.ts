import type { MissionMap } from '../../cards/printed/mission-map.ts';
import { type Block, rows } from '../../kit/screen/cards/make.ts';
import { drawMap } from '../../questions/map/map.ts';

/** The Mission Map, then everything on it by name. */
export function mapDisplay(map: MissionMap): Block[] {
  return [
    { shape: 'drawing', draw: (paper) => drawMap(map, undefined, paper) },
    rows('Fields (rule 49)', map.fields, { field: null, name: 'field', units: 'who flies there' }),
    rows('Places', map.places, { name: 'place' }),
    rows('Targets', map.targets, { target: null, name: 'target' }),
    rows('Heavy hex-sides (rule 42)', map.batteries, { sides: 'guarded on the' }),
    rows('To find the way by', map.landmarks, { name: 'landmark', through: 'through the hexes' }),
  ];
}
