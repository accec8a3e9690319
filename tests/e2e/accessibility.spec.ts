import fs from 'node:fs';
import { trackedHost } from '../support/browser/brand.ts';
import { darkFindings, findings } from '../support/browser/findings.ts';
import { asReturningVisitor } from '../support/browser/members.ts';
import { originOf } from '../support/browser/origin.ts';
import { expect, test } from '../support/browser/page.ts';
import { movePointer } from '../support/browser/pointer.ts';
import { textsOf } from '../support/browser/texts.ts';
import { isProof } from '../support/environment/proof.ts';

// The pages themselves are those of `walk.spec.ts`.
test.setTimeout(600_000);
test.beforeEach(({ context }) => asReturningVisitor(context));

if (isProof)
  for (const theme of fs.readdirSync(new URL('../../themes', import.meta.url)))
    test(`every component can be used in every state in the theme ${theme}, by day and by night`, async ({
      page,
    }) => {
      for (const mode of ['light', 'dark']) {
        await page.goto(`${originOf('vonk.localhost')}/dev/gallery?theme=${theme}&mode=${mode}`);
        await page.getByRole('heading', { level: 1 }).first().waitFor();
        expect(await findings(page), mode).toEqual([]);
        // The name of a text instead of the text: a part asks for texts that the gallery does not load.
        await expect(page.getByText(/^[a-z]+(?:[.:][a-z_]+)+$/)).toHaveCount(0);
      }
    });

if (isProof)
  test('a question about other companies’ scripts can be answered by everybody', async ({ page }) => {
    const paths = ['/landers/video', '/pages/cookies', '/'];
    for (const path of paths) {
      await page.goto(originOf(trackedHost) + path);
      await movePointer(page);
      await page
        .getByRole('button', { name: textsOf('nl')('consent:tracking.necessary') })
        .first()
        .waitFor();
      expect([...(await findings(page)), ...(await darkFindings(page))]).toEqual([]);
    }
  });
