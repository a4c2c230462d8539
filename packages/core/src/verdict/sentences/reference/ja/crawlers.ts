/** Japanese: what is known about crawlers. */
import type { ReferenceTexts } from '../reference-texts.ts'

export const purposes: ReferenceTexts['purposes'] = {
  search: { label: '検索', explanation: '検索エンジンのためにページを収集します。' },
  image: { label: '画像検索', explanation: '検索エンジンのために画像を収集します。' },
  video: { label: '動画検索', explanation: '検索エンジンのために動画を収集します。' },
  news: { label: 'ニュース', explanation: 'ニュースサービスのために記事を収集します。' },
  'ai-training': {
    label: 'AI の学習',
    explanation: 'AI モデルの学習に使うコンテンツを収集します。',
  },
  'ai-search': {
    label: 'AI 検索',
    explanation: 'AI 検索の回答で参照されるページを収集します。',
  },
  'ai-user': {
    label: 'AI（ユーザーの依頼）',
    explanation: 'AI アシスタントのユーザーの依頼を受けてページを取得します。',
  },
  'ai-agent': {
    label: 'AI エージェント',
    explanation: '人に代わってウェブページを操作します。',
  },
  ads: { label: '広告', explanation: 'リンク先ページの確認や広告の配信のために取得します。' },
  'social-preview': {
    label: 'リンクプレビュー',
    explanation: '共有されたページのタイトルと画像を取得します。',
  },
  feed: { label: 'フィード', explanation: '購読者のためにフィードを取得します。' },
  'seo-tool': { label: 'SEO ツール', explanation: 'リンクや検索順位のデータを収集します。' },
  monitoring: { label: '監視', explanation: 'サイトが正常に動作しているか確認します。' },
  archive: { label: 'アーカイブ', explanation: 'ページのコピーを保存します。' },
  other: { label: 'その他', explanation: 'その他の目的、または目的が不明です。' },
}

export const respectsRobots: ReferenceTexts['respectsRobots'] = {
  yes: { label: '従う', explanation: 'robots.txt に従います。' },
  partly: { label: '一部だけ従う', explanation: '例外はありますが、robots.txt に従います。' },
  'user-triggered': {
    label: 'ユーザーの操作による取得',
    explanation: 'ユーザーの操作によって取得し、その際に robots.txt に従わない場合があります。',
  },
  no: { label: '従わない', explanation: 'robots.txt に従いません。' },
}

export const respectsBases: ReferenceTexts['respectsBases'] = {
  operator: { label: '運営元', explanation: '運営元が公表しています。' },
  community: { label: '第三者', explanation: '第三者のリストや報告に基づきます。' },
  assumed: { label: '想定', explanation: '公表されていないため、想定です。' },
}

export const crawlDelay: ReferenceTexts['crawlDelay'] = {
  honoured: { label: '対応', explanation: 'Crawl-delay に従って間隔を空けます。' },
  ignored: { label: '非対応', explanation: 'Crawl-delay は無視されます。' },
  unknown: {
    label: '不明',
    explanation: 'Crawl-delay に対応しているかどうかは公表されていません。',
  },
}
