/** The worked example of the first visit: one verdict that every part of the page has a say in. */

export const EXAMPLE = {
  address: 'https://example.com/private/a?b=c',
  crawler: 'googlebot-image',
  text: `User-agent: *
Disallow: /tmp

User-agent: Googlebot
Disallow: /private
Allow: /pri
Disallow: /Private/
Noindex: /drafts

Sitemap: https://example.com/sitemap.xml
`,
} as const
