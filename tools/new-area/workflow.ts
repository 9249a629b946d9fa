/** The pipeline of an area with a repository of its own, as a workflow of GitHub. */
export const WORKFLOW = `# A pull request is checked. What is merged goes to the site's composer: the same files to staging, then to production.
# Each environment of the repository has the variable MARISMA_INBOX and the secret MARISMA_AREA_KEY, and what its object
# store needs; one without an inbox is passed over. docs/releasing.md of the site says what its side needs.
name: release
on:
  pull_request:
  push:
    branches: [main]
permissions:
  contents: read

jobs:
  check:
    runs-on: ubuntu-latest
    timeout-minutes: 15
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - run: npx marisma check
      - uses: actions/upload-artifact@ea165f8d65b6e75b540449e92b4886f43607fa02 # v4.6.2
        with:
          name: dist
          path: dist
          if-no-files-found: error

  submit:
    needs: check
    if: github.event_name == 'push'
    strategy:
      max-parallel: 1
      matrix:
        environment: [staging, production]
    environment: \${{ matrix.environment }}
    concurrency: release-\${{ matrix.environment }}
    permissions:
      contents: read
      pull-requests: write
    runs-on: ubuntu-latest
    timeout-minutes: 45
    steps:
      - uses: actions/checkout@11bd71901bbe5b1630ceea73d27597364c9af683 # v4.2.2
        with:
          persist-credentials: false
      - uses: actions/setup-node@49933ea5288caeca8642d1e84afbd3f7d6820020 # v4.4.0
        with:
          node-version: 20
          cache: npm
      - run: npm ci
      - uses: actions/download-artifact@d3f86a106a0bac45b974a628896c90dbdf5c8093 # v4.3.0
        with:
          name: dist
          path: dist
      - name: Submit, and tell the pull request what the site answers
        if: vars.MARISMA_INBOX
        env:
          ENVIRONMENT: \${{ matrix.environment }}
          MARISMA_INBOX: \${{ vars.MARISMA_INBOX }}
          MARISMA_AREA_KEY: \${{ secrets.MARISMA_AREA_KEY }}
          AWS_REGION: \${{ vars.AWS_REGION }}
          AWS_ENDPOINT_URL_S3: \${{ vars.AWS_ENDPOINT_URL_S3 }}
          AWS_ACCESS_KEY_ID: \${{ secrets.AWS_ACCESS_KEY_ID }}
          AWS_SECRET_ACCESS_KEY: \${{ secrets.AWS_SECRET_ACCESS_KEY }}
          GH_TOKEN: \${{ github.token }}
          # 'owner/name' of the site's repository, and a token that may start its composer; else its clock starts it.
          SITE: \${{ vars.SITE }}
          SITE_TOKEN: \${{ secrets.SITE_TOKEN }}
        run: |
          npx marisma publish --built
          [ -z "$SITE" ] || GH_TOKEN="$SITE_TOKEN" gh api "repos/$SITE/dispatches" -f event_type=submitted
          failed=1
          for minute in $(seq 30); do
            if said=$(npx marisma publish answer 2>&1); then failed=0; break; fi
            case "$said" in *'no answer'*) sleep 60 ;; *) break ;; esac
          done
          echo "$said"
          number=$(gh api "repos/$GITHUB_REPOSITORY/commits/$GITHUB_SHA/pulls" --jq '.[0].number // empty')
          [ -z "$number" ] || gh pr comment "$number" --body "$ENVIRONMENT: $said"
          exit $failed
`;
