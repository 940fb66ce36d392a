import { z } from 'zod';
import { bandTable } from '../reading/band-schema.ts';

export const campaignGrades = z.strictObject({
  card: z.literal('Campaign Grades'),
  rules: z.array(z.int()),
  grades: bandTable({
    grade: z.literal([
      'disaster',
      'decisive-defeat',
      'marginal-defeat',
      'honourable-draw',
      'narrow-victory',
      'air-superiority',
      'control-of-the-skies',
    ]),
    words: z.string().min(1),
  }),
});

export type CampaignGrades = z.output<typeof campaignGrades>;
export type CampaignGrade = CampaignGrades['grades'][number]['grade'];
