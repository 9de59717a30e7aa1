import type { PersonPage } from '#contract/people/people.ts'
import type { HeadTools, PageHead } from '../../ui/navigation/page-head.ts'

/** What the page of a member says of itself. @see https://schema.org/ProfilePage */
export function personHead(person: PersonPage, { texts, origin }: HeadTools): PageHead {
  const canonicalPath = `/people/${person.username}`
  return {
    title: person.name,
    description: texts.t('heads:people.description', { name: person.name }),
    canonicalPath,
    image: person.picture ?? undefined,
    structuredData: {
      '@context': 'https://schema.org',
      '@type': 'ProfilePage',
      dateCreated: person.member_since,
      mainEntity: {
        '@type': 'Person',
        name: person.name,
        alternateName: person.username,
        identifier: person.username,
        url: origin + canonicalPath,
        ...(person.picture ? { image: origin + person.picture } : {}),
        interactionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/FollowAction',
          userInteractionCount: person.follower_count,
        },
        agentInteractionStatistic: {
          '@type': 'InteractionCounter',
          interactionType: 'https://schema.org/WriteAction',
          userInteractionCount: person.post_count,
        },
      },
    },
  }
}
