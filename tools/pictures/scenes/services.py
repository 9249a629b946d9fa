# One picture for one service: each file in services/ holds its camera and light (SHOT) and its function build().
# blender -b --factory-startup --python services.py -- --shot NAME, where NAME is a file of services/
import sys, os
HERE = os.path.dirname(os.path.abspath(sys.argv[sys.argv.index('--python')+1])); sys.path.insert(0, HERE)
NAME = sys.argv[sys.argv.index('--shot')+1]
exec(compile(open(HERE + '/stage.py').read(), 'stage.py', 'exec'))
set_up(NAME, shot_of(f'services/{NAME}.py'))
run('parts/things.py')
run(f'services/{NAME}.py')
build()
flush()
exec(compile(TAIL, 'tail', 'exec'))
