/** Style sheets and scripts of a site, as widespread systems name them. */

export interface PageResource {
  readonly path: string
  readonly kind: 'style' | 'script'
}

const STYLES = [
  '/style.css',
  '/css/style.css',
  '/styles/main.css',
  '/assets/css/main.css',
  '/static/css/main.css',
  '/wp-includes/css/dist/block-library/style.min.css',
  '/wp-content/themes/theme/style.css',
  '/wp-content/plugins/plugin/style.css',
  '/themes/theme/css/style.css',
  '/dist/main.css',
  '/build/main.css',
  '/core/themes/stable/css/system.css',
  '/modules/system/system.base.css',
  '/style.css?ver=1.0',
  '/_next/static/css/main.css',
  '/templates/template/css/template.css',
  '/sites/default/files/css/css_main.css',
  '/skin/frontend/default/css/styles.css',
  '/bitrix/templates/main/styles.css',
  '/catalog/view/theme/default/stylesheet/stylesheet.css',
]

const SCRIPTS = [
  '/script.js',
  '/js/main.js',
  '/scripts/main.js',
  '/assets/js/main.js',
  '/static/js/main.js',
  '/wp-includes/js/jquery/jquery.min.js',
  '/wp-content/themes/theme/main.js',
  '/wp-content/plugins/plugin/main.js',
  '/themes/theme/js/main.js',
  '/dist/main.js',
  '/build/main.js',
  '/core/misc/drupal.js',
  '/misc/drupal.js',
  '/script.js?ver=1.0',
  '/_next/static/chunks/main.js',
  '/_nuxt/entry.js',
  '/media/system/js/core.js',
  '/sites/default/files/js/js_main.js',
  '/skin/frontend/default/js/main.js',
  '/bitrix/js/main/core/core.js',
  '/catalog/view/javascript/common.js',
]

export const PAGE_RESOURCES: readonly PageResource[] = [
  ...STYLES.map((path): PageResource => ({ path, kind: 'style' })),
  ...SCRIPTS.map((path): PageResource => ({ path, kind: 'script' })),
]
