import admissionsJourney from '../pictures/admissions-journey.svg?raw';
import departmentPatch from '../pictures/department-patch.svg?raw';
import gamifiedReel from '../pictures/gamified-reel.svg?raw';
import { createDrawing } from '../pictures/svg-drawing';
import { lessonSlidesImage } from '../media/product-images';
import { bookDemoAction, type PageContent } from '../content/types';
import { createMarketingPage } from '../sections/marketing-page';

const educationalInstitutions = {
  hero: {
    slug: 'Ext. Campus gate — Morning',
    title: 'Storytelling for Educational Institutions',
    lead: 'A school is a long film with a new cast every year. Our team can help you tell its story on video: to applicants, to students and to graduates.',
    actions: [bookDemoAction],
    keyFacts: {
      title: 'At a glance',
      rows: [
        { label: 'For', value: 'Film schools, universities, STEM institutions' },
        { label: 'Departments', value: 'Admissions, teaching, placement, alumni, communications' },
        { label: 'Delivered as', value: 'Agent-as-a-Service (AaaS): our team does the work' },
        { label: 'Plan', value: '[Platinum, for multiple departments](/pricing?for=education)' },
      ],
    },
    still: {
      picture: lessonSlidesImage,
      alt: 'Slides of a lesson: three film frames under “A, B or C: which is moonlight?”, its table of branches and a plan of one term.',
      caption: 'Example: a lesson with branches, and its term',
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
            'One student meets your school many times: an open-day clip, an offer letter, a first lecture, a first credit. Our team can plan these as one story, with one voice and one look.',
            'Each step can have a short script, a template and a way to measure it. When a graduate has news, half the story is ready.',
          ],
          still: {
            picture: createDrawing(admissionsJourney),
            alt: 'The journey of one student in six scenes on one line: open day, application, first week, project, graduation, first credit. The line returns to the open day, where the graduate speaks.',
            caption: 'One student, six scenes, one line',
          },
        },
        {
          id: 'gamified-video',
          slug: 'Int. Lecture hall — Day',
          heading: 'Gamified video solutions',
          text: [
            'A lecture film asks nothing of the viewer. A gamified one stops and asks: which lens, which valve, which line of code? The answer chooses the next shot.',
            'Teachers write the branches in a table, and our team can build the film from it. It can have points, levels and retakes. You decide whether reports are by topic or by student.',
          ],
          still: {
            picture: createDrawing(gamifiedReel),
            alt: 'A branching video: one shot stops at a question with two answers. The right one leads on to level two, the other to a retake that returns to the question.',
            caption: 'Branching lesson, two answers',
          },
        },
        {
          id: 'cross-department',
          slug: 'Int. Patch bay — Continuous',
          heading: 'Cross-department automation',
          text: [
            'The alumni office has the story. Admissions needs it. It waits in a shared mailbox. Our team can set up one route, so that an approved story reaches each channel at the right length.',
            'Each department keeps its own approval. A person publishes, not a machine.',
          ],
          link: { label: 'Read how AaaS works', to: '/faq#saas-vs-aaas' },
          still: {
            picture: createDrawing(departmentPatch),
            alt: 'A patch bay: four departments on the left, five channels on the right, and one approved story routed by cables from alumni through approval to the web site, open day, newsletter, social media and lecture screens.',
            caption: 'Patch bay, one story to five outputs',
          },
        },
      ],
    },
    {
      kind: 'links',
      title: 'For your department',
      links: [
        {
          to: '/pricing?for=education',
          label: 'Platinum for education',
          text: 'What the plan for several departments lists.',
        },
        {
          to: '/faq',
          label: 'FAQ’s',
          text: 'Short answers for filmmakers and schools, and on security.',
        },
        {
          to: '/ai-ethics-policy',
          label: 'Fair Use & AI Ethics Policy',
          text: 'What we allow, and what we don’t.',
        },
      ],
    },
    {
      kind: 'closing',
      title: 'Show us one department',
      text: 'Pick the department with the best stories and the least time. In the demo we start a deck from one of its stories. You keep that deck.',
    },
  ],
} satisfies PageContent;

export default createMarketingPage(educationalInstitutions);
