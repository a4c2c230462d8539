/** Monitoring, validators and plagiarism checks. Sources and notes: `../details/monitoring.ts`. */
import { defineCrawlers } from '../define-crawlers.ts'

export const monitoringCrawlers = defineCrawlers([
  {
    id: 'pingdom',
    name: 'Pingdom',
    operator: 'SolarWinds',
    token: 'Pingdom.com_bot',
    headerParts: ['Pingdom.com_bot_version_'],
    purpose: 'monitoring',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
  },
  {
    id: 'trendictionbot',
    operator: 'Trendiction (Talkwalker)',
    token: 'trendictionbot',
    headerParts: ['trendictionbot0.'],
    purpose: 'monitoring',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
  },
  {
    id: 'turnitin',
    operator: 'Turnitin',
    token: 'TurnitinBot',
    headerParts: ['Turnitin'],
    purpose: 'other',
    respectsRobots: 'yes',
    respectsBasis: 'assumed',
  },
  {
    id: 'uptimerobot',
    operator: 'UptimeRobot',
    token: 'UptimeRobot',
    purpose: 'monitoring',
    respectsRobots: 'partly',
    respectsBasis: 'assumed',
  },
  {
    id: 'w3c-validator',
    operator: 'W3C',
    token: 'W3C_Validator',
    purpose: 'monitoring',
    respectsRobots: 'user-triggered',
    respectsBasis: 'assumed',
  },
  {
    id: 'w3c-checklink',
    operator: 'W3C',
    token: 'W3C-checklink',
    purpose: 'monitoring',
    respectsRobots: 'yes',
    respectsBasis: 'assumed',
  },
])
