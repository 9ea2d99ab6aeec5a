import { bookDemoAction, type PageContent } from './types';

export type EducationPictureName = 'admissionsJourney' | 'gamifiedReel' | 'departmentPatch';

export const educationalInstitutions = {
  hero: {
    slug: 'Ext. Campus gate — Morning',
    title: 'Storytelling for Educational Institutions',
    lead: 'An institution is a long film with a new cast every year. We help you tell it in moving pictures: to the applicant who has never seen your campus, to the student inside it, and to the graduate who carries your name.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'On the call sheet',
      rows: [
        { label: 'For', value: 'Film schools, universities, STEM institutions' },
        { label: 'Departments', value: 'Admissions, teaching, placement, alumni, communications' },
        { label: 'Delivered as', value: 'Templates for your team, or AaaS done for you' },
        { label: 'Plan', value: '[Platinum, for multiple departments](/pricing?for=education)' },
      ],
    },
  },
  sections: [
    {
      kind: 'scenes',
      scenes: [
        {
          id: 'admissions-to-alumni',
          slug: 'Series arc — Seven years',
          heading: 'The admissions-to-alumni journey',
          text: [
            'One student meets your institution many times: an open-day clip, an offer letter, a first lecture, a thesis, a first credit. Most institutions tell these as unconnected stories. We plot them as one arc, with one voice and one look.',
            'For each step you get a short script, a template and a measure of whether it worked. When a graduate lands somewhere worth telling, the story is already half made.',
          ],
          still: {
            picture: 'admissionsJourney',
            alt: 'The journey of one student in six scenes on one line: open day, application, first week, project, graduation, first credit. The line returns to the open day, where the graduate speaks.',
            caption: 'One student, six scenes, one line',
            timecode: '01:12:06:07',
          },
        },
        {
          id: 'gamified-video',
          slug: 'Int. Lecture hall — Day',
          heading: 'Gamified video solutions',
          text: [
            'A lecture film asks nothing of the viewer. A gamified one stops at the moment of decision and asks: which lens, which valve, which line of code? The answer chooses the next shot.',
            'Teachers write the branches in a plain table and we build the film from it. Points, levels and retakes are there because they bring students back, and they are reported per topic, not per student, unless you decide otherwise.',
          ],
          still: {
            picture: 'gamifiedReel',
            alt: 'A branching video: one shot stops at a question with two answers. The right one leads on to level two, the other to a retake that returns to the question.',
            caption: 'Branching lesson, two answers',
            timecode: '01:12:40:22',
          },
        },
        {
          id: 'cross-department',
          slug: 'Int. Patch bay — Continuous',
          heading: 'Cross-department automation',
          text: [
            'The alumni office has the story, admissions needs it, communications publishes it, and it waits three weeks in a shared mailbox. We connect the departments so that one approved story goes to every channel in its own length and shape.',
            'Each department keeps its own approval. Nothing is published because a machine thought it should be.',
          ],
          link: { label: 'Read how AaaS works', to: '/faq#saas-vs-aaas' },
          still: {
            picture: 'departmentPatch',
            alt: 'A patch bay: four departments on the left, five channels on the right, and one approved story routed by cables from alumni through approval to the web site, open day, newsletter, social media and lecture screens.',
            caption: 'Patch bay, one story to five outputs',
            timecode: '01:13:15:10',
          },
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Show us one department',
      text: 'Pick the department with the best stories and the least time. In the demo we take one of its stories through to three finished formats.',
    },
  ],
} satisfies PageContent<EducationPictureName>;
