import { useState, type ComponentType, type ReactNode } from 'react';
import * as plain from '@site/ui';
import * as mui from '@site/ui/mui';
import type { ComponentExamples } from './component-examples';

type Surfaces = {
  Notice: ComponentType<{
    kind: 'info' | 'success' | 'warning' | 'error';
    title?: string;
    children: ReactNode;
  }>;
  Dialog: ComponentType<{
    title: string;
    isOpen: boolean;
    onClose: () => void;
    actions?: ReactNode;
    children: ReactNode;
  }>;
  Button: ComponentType<{ variant?: 'danger'; onClick?: () => void; children: ReactNode }>;
};

/** The states that both sets of components share. */
function createStates({ Notice, Dialog, Button }: Surfaces): Record<string, ReactNode> {
  return {
    Information: <Notice kind="info">Your deck is stored in this browser.</Notice>,
    Success: <Notice kind="success">Email sent. Check your inbox.</Notice>,
    Warning: (
      <Notice kind="warning" title="The link has expired">
        Request another one.
      </Notice>
    ),
    Error: (
      <Notice kind="error" title="Your deck couldn’t be saved">
        It’s safe while this tab is open. Download a deck file, then reload.
      </Notice>
    ),
    'A question before something final': (
      <Opener label="Delete account" {...{ Button }}>
        {(isOpen, close) => (
          <Dialog
            title="Delete your account?"
            isOpen={isOpen}
            onClose={close}
            actions={
              <>
                <Button onClick={close}>Keep my account</Button>
                <Button variant="danger" onClick={close}>
                  Delete account
                </Button>
              </>
            }
          >
            <p>Your synopses are deleted with it. Decks stay in this browser.</p>
          </Dialog>
        )}
      </Opener>
    ),
  };
}

export const surfaceExamples: ComponentExamples = {
  id: 'surfaces',
  title: 'Messages, dialogs and layout, @site/ui',
  components: [
    'BrandMark',
    'Notice',
    'Dialog',
    'Container',
    'Section',
    'SlugLine',
    'Frame',
    'VisuallyHidden',
    'VisitorOrMember',
  ],
  use: 'A Notice stands where its cause is; errors interrupt screen readers, the other kinds wait. A Dialog asks one question before something final. SlugLine is decoration of marketing pages only.',
  states: {
    ...createStates(plain),
    'Section in a container': (
      <plain.Section>
        <plain.Container>
          <plain.SlugLine>Int. Reading room — Morning</plain.SlugLine>
          <h3>Heading</h3>
          <p>Text of the section.</p>
        </plain.Container>
      </plain.Section>
    ),
    'Picture frame': (
      <plain.Frame>
        <svg viewBox="0 0 239 100" role="img" aria-label="Example picture">
          <circle cx="120" cy="50" r="30" fill="var(--tungsten)" />
        </svg>
      </plain.Frame>
    ),
    'The sign of the site': <plain.BrandMark />,
    'For visitors and members': (
      <>
        <plain.VisitorOrMember visitor="Seen by visitors" member="Seen by members" />
        <plain.VisuallyHidden>Read by screen readers only</plain.VisuallyHidden>
      </>
    ),
  },
};

export const muiSurfaceExamples: ComponentExamples = {
  id: 'mui-surfaces',
  title: 'Messages, dialogs and lists, @site/ui/mui',
  components: [
    'Notice',
    'Dialog',
    'Alert',
    'Avatar',
    'Divider',
    'Drawer',
    'List',
    'ListItem',
    'ListItemButton',
    'ListItemIcon',
    'ListItemText',
    'Menu',
    'MenuItem',
    'Skeleton',
    'Tab',
    'Tabs',
    'Tooltip',
  ],
  use: 'Screens that people work in. Tabs switch views of one thing, a Menu holds commands, a Drawer holds the navigation of a small screen. A Skeleton keeps the place of content that loads.',
  states: {
    ...createStates(mui),
    'Alert with an action': (
      <mui.Alert severity="info" action={<mui.Button size="small">Update</mui.Button>}>
        A newer version is ready.
      </mui.Alert>
    ),
    Tabs: (
      <mui.Tabs value="design" aria-label="Add">
        <mui.Tab value="elements" label="Elements" />
        <mui.Tab value="design" label="Design" />
        <mui.Tab value="film" label="Film" disabled />
      </mui.Tabs>
    ),
    List: (
      <mui.List>
        <mui.ListItem disablePadding>
          <mui.ListItemButton selected>
            <mui.ListItemIcon>
              <mui.Avatar>M</mui.Avatar>
            </mui.ListItemIcon>
            <mui.ListItemText primary="Meera Solanki" />
          </mui.ListItemButton>
        </mui.ListItem>
        <mui.Divider component="li" />
        <mui.ListItem>
          <mui.ListItemText primary="Kaveri Iyer" />
        </mui.ListItem>
      </mui.List>
    ),
    Menu: (
      <Opener label="Open menu" Button={mui.Button}>
        {(isOpen, close, anchor) => (
          <mui.Menu open={isOpen} onClose={close} anchorEl={anchor}>
            <mui.MenuItem onClick={close}>Duplicate slide</mui.MenuItem>
            <mui.MenuItem selected>Skip slide</mui.MenuItem>
            <mui.MenuItem disabled>Delete slide</mui.MenuItem>
          </mui.Menu>
        )}
      </Opener>
    ),
    Drawer: (
      <Opener label="Open drawer" Button={mui.Button}>
        {(isOpen, close) => (
          <mui.Drawer open={isOpen} onClose={close}>
            <mui.Button variant="quiet" onClick={close}>
              Close drawer
            </mui.Button>
          </mui.Drawer>
        )}
      </Opener>
    ),
    'Content that loads': <mui.Skeleton variant="rounded" height={48} animation={false} />,
    Tooltip: (
      <mui.Tooltip title="Bold (Ctrl+B)">
        <mui.Button variant="tool">B</mui.Button>
      </mui.Tooltip>
    ),
  },
};

/** Button that opens what its child renders. */
function Opener({
  label,
  Button,
  children,
}: {
  label: string;
  Button: Surfaces['Button'];
  children: (isOpen: boolean, close: () => void, anchor: HTMLElement | null) => ReactNode;
}) {
  const [isOpen, setOpen] = useState(false);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <div ref={setAnchor}>
      <Button onClick={() => setOpen(true)}>{label}</Button>
      {children(isOpen, () => setOpen(false), anchor)}
    </div>
  );
}
