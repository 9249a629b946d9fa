# Big-game rods with gold reels.


def rod(M, length=1.9, bend=.16):
    """A rod that stands along z of M and bends toward +y; its reel is on the -y side."""
    plain('blank', (.012, .020, .028), .25, .5); plain('grip', (.016, .016, .017), .9); metal('reel_gold', (.78, .52, .17), .22); line = [M @ Vector((0, bend*(i/30)**2.4*length*.5, length*i/30)) for i in range(31)]
    pipe(line, [.0125-.0098*i/30 for i in range(31)], 'blank', 12); turned(M @ T(0, 0, -.26), smooth([(.019, 0), (.021, .06), (.018, .21), (.017, .26)]), 'grip', 24); turned(M @ T(0, 0, -.27), [(0, 0), (.014, 0), (.0205, .006), (.0205, .016)], 'rubber', 24); turned(M, smooth([(.016, .14), (.021, .17), (.021, .40), (.015, .44)]), 'grip', 24); turned(M, [(.0165, .0), (.0165, .14)], 'reel_gold', 24)
    for k, i in enumerate((9, 13, 17, 21, 24, 27, 29)):
        q = line[i]; r = .022-.0022*k; torus((0, 0, 0), r, .0028, 'reel_gold', T(*q) @ M.to_3x3().to_4x4() @ T(0, -r-.008, 0) @ RX(math.pi/2), 28, 8); pipe([line[max(0, i-1)].lerp(q, .6), line[min(30, i+1)].lerp(q, .6)], .0125-.0098*i/30+.0016, 'saddle', 10)
    R_ = M @ T(0, -.075, .075); turned(R_ @ RY(math.pi/2), [(0, -.058), (.062, -.058), (.066, -.052), (.066, -.040), (.058, -.038)], 'reel_gold', 56); turned(R_ @ RY(math.pi/2), [(.058, .038), (.066, .040), (.066, .052), (.062, .058), (0, .058)], 'reel_gold', 56); turned(R_ @ RY(math.pi/2) @ T(0, 0, -.038), smooth([(.046, 0), (.050, .018), (.051, .038), (.050, .058), (.046, .076)]), 'line_blue', 44)
    for a in (.4, 1.6, 3.2, 4.8): tube(R_ @ Vector((-.05, .060*math.cos(a), .060*math.sin(a))), R_ @ Vector((.05, .060*math.cos(a), .060*math.sin(a))), .005, 'reel_gold')
    tube(R_ @ Vector((.058, 0, 0)), R_ @ Vector((.082, 0, 0)), .012, 'chrome'); pipe([R_ @ Vector((.080, -.02, -.01)), R_ @ Vector((.080, .075, .035))], .0075, 'chrome', 10); turned(R_ @ T(.080, .075, .035) @ RY(math.pi/2), smooth([(0, 0), (.011, .004), (.018, .026), (.014, .044), (0, .048)]), 'grip', 24); bx('reel_gold', -.022, .022, .045, .062, -.055, .075, .004, 2, M=R_)
    pipe([R_ @ Vector((0, .03, .045))] + [line[i] + (M.to_3x3() @ Vector((0, -.026+.0022*k, 0))) for k, i in enumerate((9, 13, 17, 21, 24, 27, 29))], .0009, 'line_blue', 5)
