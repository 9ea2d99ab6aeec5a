// Written by legal/build.ts from ai-ethics-policy.md. Change the Markdown, not this file.
import type { LegalDocument } from './types';

export const aiEthicsPolicy: LegalDocument = {
  title: 'Fair Use & AI Ethics Policy',
  effectiveDate: '11/02/2025',
  updatedDate: '21/04/2025',
  intro: [
    {
      kind: 'paragraph',
      text: 'This policy says how {brand} may be used, and how we build and run the AI in it. It applies to the software, to AaaS and to everyone who uses either. It is part of the [Terms of Service](/terms-of-service).',
    },
  ],
  sections: [
    {
      id: 'principles',
      heading: 'Principles',
      blocks: [
        {
          kind: 'list',
          items: [
            '**People decide.** A model drafts; a person who can be named accepts, changes or rejects.',
            '**Say what is generated.** Nobody should have to guess whether a machine wrote a line or made a picture.',
            '**Credit the makers.** Writers, performers, artists and crews are named and paid for what they do.',
            '**Show the source.** A figure without a source is an assumption, and is labelled as one.',
            '**Keep secrets.** An unpublished script is the most valuable thing in the room.',
          ],
        },
      ],
    },
    {
      id: 'what-you-may-do',
      heading: 'What you may do',
      blocks: [
        {
          kind: 'paragraph',
          text: 'You may use {brand} to develop, plan, finance, teach and market films, series, documentaries, games, courses and campaigns. You may use generated drafts commercially once you have reviewed them, and you may export finished documents and share them with whom you like.',
        },
      ],
    },
    {
      id: 'what-you-may-not-do',
      heading: 'What you may not do',
      blocks: [
        {
          kind: 'list',
          items: [
            'Present invented figures, cast, endorsements or festival selections as facts to an investor, a fund or the public.',
            'Imitate the voice, face, name or style of a living person in a way that suggests their consent, without it.',
            'Upload scripts, images, music or data that you have no right to use.',
            'Create content that sexualises minors, incites hatred or violence, harasses a person or breaks the law.',
            'Produce disinformation, in particular about elections, health or disasters, under the cover of fiction or documentary.',
            'Use output to build or train a competing model, or take data from the service by automated means.',
            'Try to make the service reveal its instructions or the content of others.',
          ],
        },
      ],
    },
    {
      id: 'fair-use',
      heading: 'Fair use of the service',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Plans are meant for the work of the people named in them. Generation is limited per account so that it stays quick for everyone; the product tells you when a limit is reached and when you can go on. If a use regularly goes far beyond what a plan is made for, we talk to you first and may then limit it.',
        },
      ],
    },
    {
      id: 'performers-and-writers',
      heading: 'Performers, writers and crews',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Attach a person to a project only with their knowledge. The cast slide keeps attached, in talks and wished for apart for that reason. Do not use generated likenesses in place of performers in material that others will take for real, and follow the guild and union agreements that apply to your production.',
        },
      ],
    },
    {
      id: 'how-we-work-with-ai',
      heading: 'How we work with AI',
      blocks: [
        {
          kind: 'list',
          items: [
            'We do not train models on customer content for the benefit of others.',
            'Every AaaS delivery is reviewed and signed off by a person whose name you know.',
            'The product keeps the generated text beside your edit, so that you can always tell them apart and go back.',
            'Models and providers are chosen for quality, security and lawful training data, and reviewed every year.',
            'Output is tested for stereotypes of gender, caste, race, religion, age and disability. Results that fail are fixed or the feature is withdrawn.',
          ],
        },
      ],
    },
    {
      id: 'education',
      heading: 'Education',
      blocks: [
        {
          kind: 'paragraph',
          text: 'With students, AI is there to explain and to practise, not to grade alone. Institutions decide which reports they need; our lesson analytics work per topic by default, and per student only where the institution switches that on and says so to the students.',
        },
      ],
    },
    {
      id: 'environment',
      heading: 'Environment',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We use the smallest model that does the job, keep results so that the same question is not computed twice, and do not run generation that nobody asked for.',
        },
      ],
    },
    {
      id: 'reporting',
      heading: 'Reporting a concern',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Write to [{email}](mailto:{email}) if you think that {brand} was used against this policy, or that an output harms you or uses your work. Say what you saw and where. We confirm receipt within three working days, tell you what we did, and never pass your name on without your consent.',
        },
      ],
    },
    {
      id: 'consequences',
      heading: 'Consequences',
      blocks: [
        {
          kind: 'paragraph',
          text: 'Depending on how serious a breach is we warn, remove content, limit features, or suspend or close an account. Except in urgent cases we hear you first. Payments made are not refunded when an account is closed for a breach.',
        },
      ],
    },
    {
      id: 'changes',
      heading: 'Changes',
      blocks: [
        {
          kind: 'paragraph',
          text: 'We review this policy at least once a year and publish each version here with its date.',
        },
      ],
    },
  ],
};
