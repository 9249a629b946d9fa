# The shell of a room: floor, walls, ceiling, and the openings to the outside.
CEILING = dict(z=0)      # its height, from which lamps hang


def room(x0, x1, y0, y1, h, wall, floor, ceiling=None, open_='y', beyond=2.4, left=None, right=None):
    """Walls on three sides and a roof that runs on over the terrace; the side y1 stays open. The floor is a pair of material and tile size, or a seamless one."""
    m, dx, dy = floor if isinstance(floor, tuple) else (floor, 0, 0)
    if dx: tiles(m, x0, x1, y0, y1+beyond, 0, dx, dy, .004)
    else: bx(m, x0, x1, y0, y1+beyond, -.1, 0, 0)
    bx(left or wall, x0-.2, x0, y0-.2, y1, 0, h, 0); bx(right or wall, x1, x1+.2, y0-.2, y1, 0, h, 0); bx(wall, x0, x1, y0-.2, y0, 0, h, 0); bx(wall, x0-.2, x1+.2, y0-.2, y1, h, h+.3, 0); bx(wall, x0-.9, x1+.9, y1, y1+beyond, h, h+.3, 0)
    bx(ceiling or wall, x0, x1, y0, y1, h-.012, h-.002, 0); bx(ceiling or wall, x0-.9, x1+.9, y1, y1+beyond, h-.012, h-.002, 0); CEILING.update(z=h-.012)
    area((x0+x1)/2, y1+.12, h/2, x1-x0, h, 1, rx=-math.pi/2, portal=True)


def beams(x0, x1, y0, y1, h, m='wood', step=.8, w=.12, d=.2):
    """Exposed joists along y under a ceiling."""
    n = round((x1-x0)/step)
    for k in range(n): bx(f'{m}_y', x0+(k+.5)*(x1-x0)/n-w/2, x0+(k+.5)*(x1-x0)/n+w/2, y0, y1, h-d, h-.012, .008)


def sliders(x0, x1, y, h, n=4, open_=(1, 3), m='metal', lintel=None, panes=(1, 1), th=.05):
    """A glass wall in frames; the panes of open_ are slid away. panes divides each leaf by bars (across, up)."""
    w = (x1-x0)/n; gl = Builder()
    bx(m, x0, x1, y-th/2, y+th/2, h-.07, h, .004, 1); bx(m, x0, x1, y-th/2, y+th/2, 0, .025, .004, 1)
    if lintel: bx(lintel, x0, x1, y-.12, y+.12, h, h+1.2, .01)
    for i in range(n+1):
        if open_[0] < i < open_[1]: continue
        bx(m, x0+i*w-.028, x0+i*w+.028, y-th/2, y+th/2, .025, h-.07, .004, 1)
    for i in range(n):
        if open_[0] <= i < open_[1]: continue
        gl.add([(x0+i*w, y, .02), (x0+(i+1)*w, y, .02), (x0+(i+1)*w, y, h), (x0+i*w, y, h)], [(0, 1, 2, 3)])
        for k in range(1, panes[0]): bx(m, x0+(i+k/panes[0])*w-.012, x0+(i+k/panes[0])*w+.012, y-.016, y+.016, .025, h-.07, .003, 1)
        for k in range(1, panes[1]): bx(m, x0+i*w, x0+(i+1)*w, y-.016, y+.016, h*k/panes[1]-.012, h*k/panes[1]+.012, .003, 1)
    if gl.v: link(gl.mesh('panes', [mat('glass')]))


def arches(x0, x1, y, h, n, m, spring=1.75, pier=.45, th=.4):
    """A wall with n round arches from x0 to x1."""
    b = g(m, 0, 1); w = (x1-x0-pier)/n; r = (w-pier)/2; N = 28
    for i in range(n+1): b.box(x0+i*w, x0+i*w+pier, y-th/2, y+th/2, 0, h)
    for i in range(n):
        c = x0+pier+i*w+r
        for j in range(N):
            a0, a1 = math.pi*j/N, math.pi*(j+1)/N; u, v = c-r*math.cos(a0), c-r*math.cos(a1); s, t_ = spring+r*math.sin(a0), spring+r*math.sin(a1)
            for d in (-th/2, th/2): b.add([(u, y+d, s), (v, y+d, t_), (v, y+d, h), (u, y+d, h)], [(0, 1, 2, 3)])
            b.add([(u, y-th/2, s), (v, y-th/2, t_), (v, y+th/2, t_), (u, y+th/2, s)], [(0, 1, 2, 3)])


def window(M, w, h, sill, m='metal', panes=(2, 1)):
    """A window's frame and glass in a hole of the wall: M is the middle of its foot, local x runs along the wall."""
    bx(m, -w/2, w/2, -.03, .03, sill, sill+.05, .004, 1, M=M); bx(m, -w/2, w/2, -.03, .03, sill+h-.05, sill+h, .004, 1, M=M)
    for k in range(panes[0]+1): bx(m, -w/2+k*w/panes[0]-.025, -w/2+k*w/panes[0]+.025, -.03, .03, sill, sill+h, .004, 1, M=M)
    for k in range(1, panes[1]): bx(m, -w/2, w/2, -.012, .012, sill+k*h/panes[1]-.012, sill+k*h/panes[1]+.012, .003, 1, M=M)
    b = Builder(); b.add([M @ Vector(q) for q in ((-w/2, 0, sill), (w/2, 0, sill), (w/2, 0, sill+h), (-w/2, 0, sill+h))], [(0, 1, 2, 3)]); link(b.mesh('pane', [mat('glass')]))


def paneled_door(M, w=.95, h=2.3, m='wood', knob='brass'):
    """A paneled door in its frame."""
    for s in (-1, 1): bx(f'{m}_z', s*(w/2+.05)-.05, s*(w/2+.05)+.05, -.06, .06, 0, h+.1, .006, M=M)
    bx(f'{m}_x', -w/2-.1, w/2+.1, -.06, .06, h, h+.1, .006, M=M); bx(f'{m}_z', -w/2, w/2, -.02, .02, 0, h, .004, M=M)
    for k, (a, e) in enumerate(((.12, .42), (.46, .92))):
        for s in (-1, 1): bx(f'{m}_z', s*w/4-w/4+.07, s*w/4+w/4-.07, -.045, -.015, a*h, e*h, .014, 3, M=M)
    g(knob, .003, 2).cyl(w/2-.07, -.06, 1.0, 1.14, .014, 14, M=M)
