import type { ExampleDeckContent } from '../create-example-deck';
import { frames, saltRoadStills } from '../stills/salt-road-stills';

/** Documents that a film needs beside its deck. The heroes of the marketing pages show one each; people are invented. */
export const filmDocuments: readonly ExampleDeckContent[] = [
  {
    name: 'press-kit',
    title: 'The Salt Road, press kit',
    themeName: 'noir',
    stills: saltRoadStills,
    slides: [
      {
        layout: 'panorama',
        title: 'The Salt Road',
        lines: [
          'Road thriller · 104 minutes · Gujarati and Hindi',
          'Written and directed by Meera Solanki',
        ],
        stills: [frames.nightRoad],
      },
      {
        layout: 'wall',
        title: 'Stills',
        lines: ['Four of six. Credit: Saltlight Films.', 'Captions are in the folder.'],
        stills: [frames.harvest, frames.pans, frames.lantern, frames.cab],
      },
      {
        layout: 'table',
        title: 'In the kit',
        lines: ['One page and one download.'],
        table: {
          columnWeights: [1, 2],
          alt: 'Content of the press kit',
          rows: [
            ['Item', 'Form'],
            ['Synopsis', '25, 100 and 300 words'],
            ['Statement', 'Meera Solanki, one page'],
            ['Biographies', 'Cast, director, producer'],
            ['Clips', 'Two scenes, with captions'],
            ['Screening copy', 'DCP, 2.39:1, English subtitles'],
          ],
        },
      },
      {
        layout: 'closing',
        title: 'Press contact',
        lines: ['Kaveri Iyer, producer', 'Saltlight Films, Ahmedabad', 'kaveri@saltlight.example'],
        stills: [frames.moon],
      },
    ],
  },
  {
    name: 'project-slate',
    title: 'Submissions on one basis',
    themeName: 'documentary',
    stills: saltRoadStills,
    slides: [
      {
        layout: 'table',
        title: 'Submissions, spring 2027',
        lines: ['Four projects on one basis. “Secured” is committed or agreed in writing.'],
        table: {
          columnWeights: [1.5, 1.6, 0.8, 0.9],
          alt: 'Four projects compared by format, budget and secured money',
          rows: [
            ['Project', 'Format', '₹ lakh', 'Secured'],
            ['The Salt Road', 'Feature, 104 min', '840', '20%'],
            ['Lost Property', 'Series, 8 × 45 min', '1,680', '15%'],
            ['The Tent Cinema', 'Documentary, 82 min', '190', '40%'],
            ['Low Season', 'Indie film, 88 min', '120', '55%'],
          ],
        },
      },
      {
        layout: 'closing',
        title: 'Questions',
        lines: ['The readers', 'readers@filmfund.example'],
        stills: [{ name: 'pans', alt: 'Salt pans from above, with a truck on the dike.' }],
      },
    ],
  },
  {
    name: 'finance-memo',
    title: 'The Salt Road, finance memo',
    themeName: 'orbit',
    stills: saltRoadStills,
    slides: [
      {
        layout: 'table',
        title: 'Three cases',
        lines: ['In lakh. Equity and premium are repaid in each; profit begins in the second.'],
        table: {
          columnWeights: [2, 1, 1, 1],
          alt: 'Receipts of 600, 900 and 1,200 lakh, and who is paid from them',
          rows: [
            ['Tier', 'Low', 'Middle', 'High'],
            ['Receipts', '600', '900', '1,200'],
            ['Sales', '120', '180', '240'],
            ['Equity and premium', '403', '403', '403'],
            ['Co-producer', '77', '84', '84'],
            ['Deferred fees', '0', '84', '84'],
            ['Profit', '0', '149', '389'],
          ],
        },
      },
      {
        layout: 'table',
        title: 'The middle case',
        lines: ['₹9 crore of receipts, in lakh. The last column is profit.'],
        waterfall: {
          alt: 'Recoupment of 900 lakh: sales 180, equity 336, premium 67, co-producer 84, deferred fees 84, profit 149.',
          rows: [
            ['Tier', '₹ lakh'],
            ['Receipts', '900'],
            ['Sales', '-180'],
            ['Equity', '-336'],
            ['Premium', '-67'],
            ['Co-pro', '-84'],
            ['Fees', '-84'],
          ],
        },
      },
      {
        layout: 'columns',
        title: 'Memo',
        lines: [
          'The offer holds down to ₹6 crore of receipts. Below that, the co-producer waits first.',
          'Assumed: sales cost 20% of receipts. There is no source for it yet.',
          'Open: the streaming pre-sale of ₹252 lakh. It is in talks.',
        ],
      },
      {
        layout: 'panorama',
        title: 'Questions',
        lines: ['Leela Menon, analyst', 'leela@analysts.example'],
        stills: [frames.moon],
      },
    ],
  },
  {
    name: 'sign-off-note',
    title: 'The Salt Road, sign-off note',
    themeName: 'period',
    stills: saltRoadStills,
    slides: [
      {
        layout: 'table',
        title: 'Sign-off note',
        lines: ['Finance memo, third version. Signed by Leela Menon, analyst, 12 January 2027.'],
        table: {
          columnWeights: [1.5, 1.5, 1],
          alt: 'Figures of the memo, each with its source and its status',
          rows: [
            ['Figure', 'Source', 'Status'],
            ['Budget, 840 lakh', 'Top sheet', 'Checked'],
            ['Co-producer, 84 lakh', 'Signed letter', 'Checked'],
            ['Pre-sale, 252 lakh', 'Talks, no letter', 'Open'],
            ['State incentive, 84 lakh', 'Application', 'Open'],
            ['Deferred fees, 84 lakh', 'Crew contracts', 'Checked'],
            ['Sales at 20%', 'None yet', 'Assumption'],
          ],
        },
      },
      {
        layout: 'statement',
        title: 'The question',
        lines: ['What does equity get back if the pre-sale fails?'],
      },
      {
        layout: 'steps',
        title: 'Three hands',
        lines: [
          'Saltlight Films wrote the brief.',
          'An agent drafted the model.',
          'Leela Menon reviewed it and corrected two figures.',
        ],
      },
      {
        layout: 'closing',
        title: 'Questions',
        lines: ['Leela Menon, analyst', 'leela@analysts.example'],
        stills: [frames.moon],
      },
    ],
  },
  {
    name: 'video-lesson',
    title: 'Light at night, a lesson',
    themeName: 'matinee',
    stills: saltRoadStills,
    slides: [
      {
        layout: 'trio',
        title: 'A, B or C: which is moonlight?',
        lines: [
          'Three frames of The Salt Road. The film stops, and the answer chooses the next shot.',
        ],
        stills: [frames.lantern, frames.moon, frames.nightRoad],
      },
      {
        layout: 'table',
        title: 'Branches',
        lines: ['The teacher writes the table. The lesson is built from it.'],
        table: {
          columnWeights: [0.8, 2, 1, 1],
          alt: 'Shots of the lesson, each with its question and what follows',
          rows: [
            ['Shot', 'Question', 'Right', 'Wrong'],
            ['Dusk', 'Where is the sun?', 'Cab', 'Retake'],
            ['Cab', 'What lights the face?', 'Moon', 'Retake'],
            ['Moon', 'Which is moonlight?', 'Level 2', 'Retake'],
            ['Level 2', 'Place your own lamp', 'Credit', 'Moon'],
          ],
        },
      },
      {
        layout: 'timeline',
        title: 'One term',
        lines: [
          'Weeks 1 and 2\nWatch three scenes.',
          'Weeks 3 and 4\nThe lesson, with retakes.',
          'Weeks 5 to 8\nLight a night scene.',
          'Week 9\nScreening, credits.',
        ],
      },
      {
        layout: 'closing',
        title: 'Studio two',
        lines: ['Camera department', 'camera@filmschool.example'],
        stills: [frames.cab],
      },
    ],
  },
];
