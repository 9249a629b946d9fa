# A white egret that stands in shallow water.


def egret(x, y, z, s=1., turn=0.):
    """About 0.9 m high; looks along x, its feet at z."""
    plain('feather', (.86, .86, .83), .85); plain('bill', (.78, .52, .06), .4); plain('leg', (.03, .03, .03), .6); M = T(x, y, z) @ RZ(turn) @ Matrix.Scale(s, 4)
    loft([(-.30+.46*u, .078*math.sin(math.pi*min(1, u*.90+.04))**.75+.004, .47+.10*u-.02*u*u, .075*math.sin(math.pi*min(1, u*.92+.05))**.7+.004, .085*math.sin(math.pi*min(1, u*.90+.04))**.8+.004, 2.) for u in [i/26 for i in range(27)]], M, 'feather')
    neck = curve([(.10, 0, .58), (.20, 0, .66), (.19, 0, .76), (.10, 0, .82), (.11, 0, .90), (.17, 0, .94)], 8); k = len(neck)-1; pipe([M @ p for p in neck], [s*(.045-.022*min(1, i/(k*.45))) for i in range(k+1)], 'feather', 16)
    loft([(.13+.12*u, .026*math.sin(math.pi*min(1, u*.82+.12))**.7, .945, .024*math.sin(math.pi*min(1, u*.82+.12))**.7, .022*math.sin(math.pi*min(1, u*.82+.12))**.7, 2.) for u in [i/12 for i in range(13)]], M, 'feather'); tube(M @ Vector((.235, 0, .945)), M @ Vector((.36, 0, .925)), .010*s, 'bill', .001)
    for dx, dy, knee in ((-.03, .03, .02), (.03, -.03, .05)): tube(M @ Vector((dx, dy, .42)), M @ Vector((dx-knee*.4, dy, .24)), .010*s, 'leg', .007*s); tube(M @ Vector((dx-knee*.4, dy, .24)), M @ Vector((dx+.02, dy, -.10)), .007*s, 'leg')
    for i in range(9): a = -.05+.0125*i; pipe([M @ p for p in curve([(-.05, a*.6, .52), (-.22, a*.9, .46), (-.37-.02*(i % 3), a, .36+.01*(i % 2))], 6)], [s*(.010-.0088*j/12) for j in range(13)], 'feather', 6)
