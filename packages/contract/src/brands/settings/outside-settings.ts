import { typedLine } from '../../values.js';
import { z } from 'zod';
import { outsideScriptPattern, publicHostPattern } from './outside-patterns.js';

/** The site's key at the company; a content policy and HTML carry it unescaped. */
const siteKey = typedLine.regex(/^[A-Za-z0-9._-]{1,80}$/);
const outsideScript = typedLine.max(200).regex(outsideScriptPattern);
const outsideHosts = z.array(typedLine.max(100).regex(publicHostPattern)).max(5);
const outsideName = z.string().trim().min(2).max(60);

/** A brand's tracking tag and session recorder, each a script of another company (decision 0136). */
export const outsideSettings = {
  tag_name: outsideName.optional().meta({
    title: 'Tracking tag: whose it is',
    description: 'The company as visitors know it. It stands in the question that they are asked.',
  }),
  tag_script: outsideScript.optional().meta({
    title: 'Tracking tag: address of its script',
    description:
      'Loaded for visitors who allowed it, on public pages without a form, in a frame that sees neither the page nor its cookies. Left empty, there is none.',
  }),
  tag_site: siteKey.optional().meta({
    title: 'Tracking tag: what it calls this site',
    description: 'Handed to the script as data-site.',
  }),
  tag_hosts: outsideHosts.optional().meta({
    title: 'Tracking tag: further hosts that it talks to',
    description: 'Beside the one of its script.',
    uniqueItems: true,
  }),
  recorder_name: outsideName.optional().meta({
    title: 'Session recorder: whose it is',
    description: 'The company as visitors know it. It stands in the question that they are asked.',
  }),
  recorder_script: outsideScript.optional().meta({
    title: 'Session recorder: address of its script',
    description:
      'Loaded for visitors who allowed it, on those landing pages alone that show no member and ask nothing. It runs in the page: choose a company that you trust. Left empty, there is none.',
  }),
  recorder_site: siteKey.optional().meta({
    title: 'Session recorder: what it calls this site',
    description: 'Handed to the script as data-site.',
  }),
  recorder_hosts: outsideHosts.optional().meta({
    title: 'Session recorder: further hosts that it talks to',
    description: 'Beside the one of its script.',
    uniqueItems: true,
  }),
};
